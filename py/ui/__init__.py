"""The interface: pages as values, and the little that touches the document.

``vdom``, ``pages``, ``tables`` and the modules they use know no document and run in the unit
tests. What touches the browser: ``patch``, ``browser``, ``events``, ``grid``, ``motion``,
``loader``, ``worker_link``, and with them ``app`` and the ``controllers``.
"""
