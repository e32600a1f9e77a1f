"""The interface: pages as values, and the little that touches the document.

``vdom``, ``tables``, ``pages`` and the modules they use know no document and run in the unit
tests; pages are handed what they ask of the browser. What touches it: ``app``, ``patch``,
``events``, ``gestures``, ``motion``, ``browser``, ``grid``, ``loader``, ``worker_link``, and in
``pages.about`` the module ``device``. ``docs/architecture.md`` shows the rooms.
"""
