"""What happens on an action, by subject. Each controller knows the app and may ask it to render.

Methods called ``do_...`` are actions: ``do_undo(rest, value)`` answers to ``do="undo:rest"`` of
an element; ``value`` is that of its field.
"""
