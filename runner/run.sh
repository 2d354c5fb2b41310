#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh runner/run.sh [-y] [OPTION of assay run]... [TEST]...
#
# Sets up what is missing, builds, and runs the suite against the JDKs it finds, or
# against those of --jdk. The results go to reports/out/<vm>/. -y installs without asking.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)

# Without a terminal there is nobody to ask.
setup=
[ -t 0 ] || setup=-y
if [ "${1:-}" = -y ]; then
    setup=-y
    shift
fi
sh "$here/tools/setup.sh" ${setup:+"$setup"}
[ -x "$here/build/assay" ] || echo 'Building: two to four minutes the first time.' >&2
make -s -C "$here" -j "$(getconf _NPROCESSORS_ONLN)"
out="$here/reports/out/{vm}"
exec "$here/build/assay" run --tap "$out/results.tap" --junit "$out/results.xml" \
    --json "$out/results.json" "$@"
