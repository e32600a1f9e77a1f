"""The guard at every door: a value or the one error."""

from typing import Any

from core.errors import TabletopError, reading
from portable.kit import raises


def _broken(how: str) -> Any:
    if how == "check":
        raise TabletopError("bad-value", 3, what="it")
    if how == "zero":
        return 1 // (len(how) - 4)
    if how == "key":
        return {}[how]
    if how == "index":
        return [][len(how)]
    if how == "type":
        return how + 1  # type: ignore[operator]
    if how == "attribute":
        return how.nothing  # type: ignore[attr-defined]
    if how == "deep":
        return _broken(how)
    return how


def test_a_value_comes_through() -> None:
    assert reading("damaged", _broken, "sound") == "sound"


def test_what_a_check_says_stays_as_it_is() -> None:
    error = raises(TabletopError, reading, "damaged", _broken, "check")
    assert (error.code, error.ply, error.params) == ("bad-value", 3, {"what": "it"})
    assert error.hole is None


def test_anything_else_is_damage() -> None:
    for how in ("zero", "key", "index", "type", "attribute", "deep"):
        error = raises(TabletopError, reading, "link-damaged", _broken, how)
        assert error.code == "link-damaged"
        assert isinstance(error.hole, Exception)
