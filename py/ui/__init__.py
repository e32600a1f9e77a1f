"""The interface: pages as values, and the little that touches the document.

``vdom``, ``pages``, ``tables`` and the modules they use know no document and run in the unit
tests; only ``patch``, ``browser``, ``motion``, ``loader``, ``worker_link`` and ``app`` import ``js``.
"""
