#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/confirm.sh RESULT.json...
#
# Runs the tests that deviated in these results five times more, one at a time. Fails (1) if any
# of them deviates again, or if a JVM crashed, which no load explains. One that holds each time
# is named as flaky: on a busy machine one deviation alone is no verdict.
set -u
[ $# -gt 0 ] || {
    echo 'usage: sh tools/confirm.sh RESULT.json...' >&2
    exit 2
}
here=$(cd "$(dirname "$0")/.." && pwd)
status=0
for result in "$@"; do
    log=$(mktemp) || exit 2
    tap=$(mktemp) || exit 2
    "$here/build/assay" run --again "$result" --repeat 5 -j 1 --timeout-scale 2 \
        --tap "$tap" >"$log" 2>&1
    outcome=$?
    case $outcome in
    0) grep -q 'there is nothing to run again' "$log" ||
        sed -n -e 's/^ok [0-9]* - \([^ ]*\)$/FLAKY \1/p' "$tap"
        sed -n -e 's/^\(.*\): \([0-9]* of [0-9]* tests* pass[es]*\).*/  \1: run again, \2/p' "$log" ;;
    *)
        cat "$log"
        [ "$outcome" -le "$status" ] || status=$outcome
        ;;
    esac
    if grep -q '^   "verdict": "CRASH"' "$result" 2>/dev/null; then
        echo "CRASHED before: see $result"
        [ "$status" -ne 0 ] || status=1
    fi
    rm -f "$log" "$tap"
done
exit "$status"
