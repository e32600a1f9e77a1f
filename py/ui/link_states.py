"""How far a worker beside the page is."""

OFF = "off"
STARTING = "starting"
READY = "ready"
FAILED = "failed"
