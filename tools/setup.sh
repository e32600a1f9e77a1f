#!/usr/bin/env bash
# What `make play` and `make test` need from the system. First finds all that is missing; then
# installs it, as root on Debian and its kin, or says once, in one command, what to install.
#
# Usage: PYTHON=python3 tools/setup.sh play|test
set -euo pipefail
cd "$(dirname "$0")/.."

PYTHON=${PYTHON:-python3}
missing=()  # in words
packages=() # of Debian, that bring it
by_hand=    # something that no package of Debian is known to bring

# need WHAT PACKAGE...
need() {
  missing+=("$1")
  shift
  packages+=("$@")
}

find_python() {
  if ! command -v "$PYTHON" >/dev/null; then
    need "Python 3.11 or newer" python3 python3-venv
  elif ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    need "Python 3.11 or newer (\`make PYTHON=...\` names another one than $PYTHON)"
    by_hand=yes
  elif ! "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; then
    need "Python's venv" "$(venv_package)"
  fi
}

# Debian's own Python has its venv in python3-venv, any other one in a package of its own.
venv_package() {
  local version='import sys; print("%d.%d" % sys.version_info[:2])'
  if [ "$("$PYTHON" -c "$version")" = "$(/usr/bin/python3 -c "$version" 2>/dev/null)" ]; then
    echo python3-venv
  else
    echo "python$("$PYTHON" -c "$version")-venv"
  fi
}

find_browser() {
  "$PYTHON" -m tools.browser >/dev/null 2>&1 || need "Chromium (or one named in \$CHROMIUM)" chromium
}

# find_font NAME PACKAGE: the layout is tested with each of them by name, so another one will not do.
find_font() {
  [ -n "$(fc-list "$1" family 2>/dev/null)" ] || need "the font $1" "$2"
}

find_fonts() {
  command -v fc-list >/dev/null || need "fc-list, which finds fonts" fontconfig
  find_font "IPAGothic" fonts-ipafont-gothic
  find_font "Noto Sans CJK JP" fonts-noto-cjk
}

install() {
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"
}

case ${1:-} in
  play) find_python ;;
  test)
    find_python
    find_browser
    find_fonts
    ;;
  *)
    echo "usage: tools/setup.sh play|test" >&2
    exit 2
    ;;
esac
[ "${#missing[@]}" = 0 ] && exit

if [ -z "$by_hand" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  export -f install
  exec tools/step.sh "System: ${packages[*]}" bash -euc 'install "$@"' install "${packages[@]}"
fi
{
  printf '\n`make %s` still needs:\n' "$1"
  printf '  - %s\n' "${missing[@]}"
  if [ "${#packages[@]}" != 0 ]; then
    printf '\nOn Debian and its kin this installs it:\n\n'
    printf '  sudo apt-get update && sudo apt-get install -y --no-install-recommends %s\n' \
      "${packages[*]}"
  fi
  echo
} >&2
exit 1
