#!/usr/bin/env bash
# Does one step of the set-up, and says in one line what and how long it took. What the step itself
# has to say is shown only if it fails.
#
# Usage: tools/step.sh WHAT COMMAND...
set -uo pipefail

what=$1
shift
said=$(mktemp)
trap 'rm -f "$said"' EXIT

printf '%-51s ' "$what"
"$@" >"$said" 2>&1
status=$?
if [ "$status" != 0 ]; then
  printf 'failed\n\n'
  cat "$said"
  exit "$status"
fi
printf '%3d s\n' "$SECONDS"
