#!/usr/bin/env bash
# Does what the README says, on a machine with nothing on it: makes a bare Debian in a folder,
# clones the current commit into it, and runs there the commands that stand in the README.
#
# A command that serves the site is asked for its page once its address is printed, and stopped.
# The last lines say how long each command took and how much it fetched.
#
# Usage, as root, with mmdebstrap: tools/bareroot.sh [12|13 [COMMAND...]]
set -euo pipefail
cd "$(dirname "$0")/.."

die() {
  echo "$*" >&2
  exit 1
}

case ${1:-12} in
  12) suite=bookworm ;;
  13) suite=trixie ;;
  *) die "usage: tools/bareroot.sh [12|13 [COMMAND...]]" ;;
esac
[ "$(id -u)" = 0 ] || die "tools/bareroot.sh has to be root, to enter the root that it makes."
command -v mmdebstrap >/dev/null || die "mmdebstrap is missing: apt-get install mmdebstrap"

# All that is mounted or started below goes with this script, however it ends.
if [ -z "${BAREROOT_ALONE:-}" ]; then
  exec env BAREROOT_ALONE=yes unshare --mount --pid --fork --kill-child --mount-proc "$0" "$@"
fi

if [ $# -gt 1 ]; then
  commands=("${@:2}")
else
  mapfile -t commands < <(sed -n '/^## Two commands/,/^## /s/^\(make [a-z]*\).*/\1/p' README.md)
  [ "${#commands[@]}" = 2 ] || die "The README has ${#commands[@]} commands, not two."
fi

root=$(mktemp -d)
trap 'umount -R "$root"/{dev,proc,sys} 2>/dev/null; rm -rf "$root"' EXIT

# How this machine reaches its packages: a mirror, a proxy, certificates. No more of it is taken.
network() {
  local name value
  env | grep -iE '^(https?|no|all)_proxy=' || true
  for name in index-url proxy trusted-host timeout; do
    value=$(python3 -m pip config get "global.$name" 2>/dev/null) || continue
    name=${name//-/_}
    echo "PIP_${name^^}=$value"
  done
  env | grep -E '^(PIP_(INDEX_URL|PROXY|TRUSTED_HOST|DEFAULT_TIMEOUT)|npm_config_registry)=' || true
  cat /etc/npmrc ~/.npmrc 2>/dev/null | sed -n 's/^registry *= */npm_config_registry=/p'
  for name in PIP_CERT NODE_EXTRA_CA_CERTS SSL_CERT_FILE; do
    echo "$name=/etc/certificates-of-the-host.pem"
  done
}
certificates=/etc/ssl/certs/ca-certificates.crt
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' \
  'Label: Debian' 2>/dev/null | sort -u | head -1)
apt-config dump | grep -E '^Acquire::(Check-|(https?|ftp)::(Proxy|Verify|CA))' >"$root.apt" || true

echo "== a bare Debian ${1:-12}, in $root"
mmdebstrap --quiet --variant=minbase --aptopt="$root.apt" \
  --include=python3,python3-venv,make,git,ca-certificates "$suite" "$root" ${mirror:+"$mirror"}
rm -f "$root.apt"
cp --dereference /etc/resolv.conf /etc/hosts "$root/etc/"
if [ -f "$certificates" ]; then
  cp --dereference "$certificates" "$root/etc/certificates-of-the-host.pem"
fi
mapfile -t environment < <(network)
mount -t proc proc "$root/proc"
mount --rbind /sys "$root/sys"
mount --rbind /dev "$root/dev"

# become COMMAND...: as root in the new root, in the clone, with nothing of this machine's settings.
become() {
  exec env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    PORT=0 PIP_LOG=/pip.log "${environment[@]}" chroot "$root" sh -c 'cd /root/clone 2>/dev/null || cd; exec "$@"' \
    sh "$@"
}

# Megabytes that npm and apt have put aside, and that pip says it has fetched.
put_aside=("$root"/root/.npm/_cacache "$root"/var/{cache/apt/archives,lib/apt/lists})
mkdir -p "${put_aside[@]}"
: >"$root/pip.log"
fetched() {
  {
    du -scm "${put_aside[@]}" | tail -1
    sed -n 's/.* Downloading .*(\([0-9.]*\) MB)$/\1/p' "$root/pip.log"
  } | awk '{ sum += $1 } END { printf "%d", sum }'
}

git clone --quiet --no-local . "$root/root/clone"
echo "== $(git log -1 --format='%h %s'), $(become python3 --version)"
echo 'APT::Keep-Downloaded-Packages "true";' >"$root/etc/apt/apt.conf.d/99-count-what-is-fetched"

summary=()
for command in "${commands[@]}"; do
  echo "== $command"
  had=$(fetched)
  SECONDS=0
  said="$root/said"
  : >"$said"
  # shellcheck disable=SC2086 # a command of the README is words
  become $command > >(tee "$said") 2>&1 &
  process=$!
  address=
  while kill -0 "$process" 2>/dev/null; do
    address=$(sed -n 's/^  よつあそび  \(http:[^ ]*\).*/\1/p' "$said")
    [ -z "$address" ] || break
    sleep 0.5
  done
  took=$SECONDS
  if [ -n "$address" ]; then
    page='import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())'
    (become python3 -c "$page" "$address") | grep '<title>' || die "$address gives no page."
    kill "$process" # make hands it on to the server
  fi
  status=0
  wait "$process" || status=$?
  [ -n "$address" ] || [ "$status" = 0 ] || die "== $command: exit $status"
  summary+=("== $command: $took s${address:+ to $address}, $(($(fetched) - had)) MB fetched")
done
printf '%s\n' "${summary[@]}"
