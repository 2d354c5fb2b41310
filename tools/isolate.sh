#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Usage: isolate.sh DIR COMMAND...
#
# Runs a command, such as `build/assay run ...`, so that it and the JVMs it starts can write below DIR
# alone (TMPDIR is there, too), have no network but the loopback device, see no other processes, and
# end with the command, all of them. Needs bubblewrap, and no privileges where the kernel has user
# namespaces. The exit status is that of the command.
set -eu
if [ $# -lt 2 ]; then
    sed -n '4,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
if ! command -v bwrap > /dev/null; then
    echo 'isolate.sh: there is no bwrap; Debian has it in the package bubblewrap' >&2
    exit 2
fi
mkdir -p "$1/tmp"
directory=$(cd "$1" && pwd -P)
shift
exec bwrap --ro-bind / / --dev /dev --proc /proc --bind "$directory" "$directory" \
    --unshare-pid --unshare-net --unshare-ipc --die-with-parent \
    --setenv TMPDIR "$directory/tmp" -- "$@"
