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

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
passed=0
failed=0

# Runs one file of tests under prove and adds up its points.
run_tests() {
    outcome=ok
    prove -v --merge "$1" >"$log" 2>&1 || outcome=FAILED
    held=$(grep -c '^ok ' "$log" || true)
    broken=$(grep -c '^not ok ' "$log" || true)
    if [ "$outcome" = FAILED ]; then
        status=1
        [ "$broken" -gt 0 ] || broken=1
    fi
    echo "$1: $outcome, $held points"
    [ "$outcome" = ok ] || grep -E '^(not ok|#|Bail out|Parse errors| *Failed| *Non-zero)' "$log" || true
    passed=$((passed + held))
    failed=$((failed + broken))
}

echo '== Tests of the project itself'
for test in build/tests/*.t tests/*.t; do
    run_tests "$test"
done

echo '== The conformance suite'
out='reports/out/{vm}'
outcome=0
# Made where the results will be, whose file system may have a clock of its own.
mkdir -p reports/out
started=$(mktemp reports/out/started-XXXXXX)
trap 'rm -f "$log" "$started"' EXIT
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
