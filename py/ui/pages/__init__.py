"""Pages as values: each module turns what it is given into a `ui.vdom.Node`."""
