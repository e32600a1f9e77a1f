#!/usr/bin/env bash
# What the Makefile needs from the system. Installs it as root on Debian and its kin;
# elsewhere says what to install.
#
# Usage: PYTHON=python3 tools/setup.sh venv|node|browser
set -euo pipefail

die() {
  printf '\n%s\n\n' "$*" >&2
  exit 1
}

# install WHAT PACKAGE...
install() {
  local what=$1
  shift
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    die "$what is missing. On Debian or Ubuntu: sudo apt-get install $*"
  fi
  echo "$what is missing; installing $*"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

case ${1:-} in
  venv)
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
      die "Python 3.11 or newer is needed; \`make PYTHON=...\` names another one."
    "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || install "Python's venv" python3-venv
    ;;
  node)
    node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null ||
      die "Node.js 20 or newer is needed."
    command -v npm >/dev/null || die "npm is needed."
    ;;
  browser)
    "$PYTHON" -m tools.browser >/dev/null 2>&1 || install "Chromium" chromium
    "$PYTHON" -m tools.browser >/dev/null
    # Japanese text must be seen as text in screenshots, not as boxes; no test depends on it.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null &&
      [ -z "$(fc-list :lang=ja 2>/dev/null)" ]; then
      install "A Japanese font" fontconfig fonts-ipafont-gothic fonts-noto-color-emoji
    fi
    ;;
  *) die "usage: tools/setup.sh venv|node|browser" ;;
esac
