"""The rules made testable from outside: records in, positions out."""
