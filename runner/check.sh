#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh runner/check.sh [-y]
#
# Sets up what is missing, builds, runs all tests of the project itself, then the
# conformance suite on the JDKs it finds. Fails when any of it fails. The plain line
# "N passed, N failed" counts the project's own tests.
set -eu
cd "$(dirname "$0")/.."

# Without a terminal there is nobody to ask.
setup=
if [ ! -t 0 ] || [ "${1:-}" = -y ]; then
    setup=-y
fi
sh tools/setup.sh --check ${setup:+"$setup"}
make -s -j "$(getconf _NPROCESSORS_ONLN)" all unit-tests

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
status=0

# Runs one file of tests under prove, says how it ended, and leaves its points for the sum.
# shellcheck disable=SC2016 # The shell that xargs starts expands them.
run_file='
name=$(printf %s "$1" | tr / .)
log=$0/$name.log
outcome=ok
wrong=
began=$(date +%s)
prove -v --merge "$1" >"$log" 2>&1 || outcome=FAILED
seconds=$(($(date +%s) - began))
held=$(grep -c "^ok " "$log")
broken=$(grep -c "^not ok " "$log")
[ "$outcome" = ok ] || [ "$broken" -gt 0 ] || broken=1
echo "$held $broken" >"$0/$name.points"
[ "$outcome" = ok ] ||
    wrong=$(grep -E "^(not ok|#|Bail out|Parse errors| *Failed| *Non-zero)" "$log")
printf "%s: %s, %s points, %s s%s\n" "$1" "$outcome" "$held" "$seconds" "${wrong:+
$wrong}"'

echo '== Tests of the project itself'
for test in build/tests/*.t tests/*.t; do
    echo "$test"
done | xargs -n 1 -P "$(getconf _NPROCESSORS_ONLN)" sh -c "$run_file" "$logs"
points=$(cat "$logs"/*.points | awk '{ held += $1; broken += $2 } END { print held, 0 + broken }')
passed=${points% *}
failed=${points#* }
[ "$failed" -eq 0 ] || status=1

echo '== The conformance suite'
out='reports/out/{vm}'
outcome=0
# Made where the results will be, whose file system may have a clock of its own.
mkdir -p reports/out
started=$(mktemp reports/out/started-XXXXXX)
trap 'rm -rf "$logs" "$started"' EXIT
build/assay run --tap "$out/results.tap" --junit "$out/results.xml" --json "$out/results.json" ||
    outcome=$?
if [ "$outcome" -eq 1 ]; then
    outcome=0
    # shellcheck disable=SC2046 # The names are of our making.
    sh tools/confirm.sh $(find reports/out -name results.json -newer "$started") || outcome=$?
fi
[ "$outcome" -eq 0 ] || status=1

echo "$passed passed, $failed failed"
exit "$status"
