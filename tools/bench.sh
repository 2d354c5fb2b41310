#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/bench.sh [JDK]...
#
# For each JDK (by default those that `assay run` finds): the median start of an empty Java
# program, the number of results of a run of the suite (those that apply), the wall time of that run,
# and the ratio wall / (results x start / processors); the wall time of a run with --no-batch, which starts a
# JVM for each result; and the ratios of both to the wall time of as many empty programs, run as many at a
# time as there are processors. All is measured one after the other.
set -eu
# Defaults of the user would change what is measured.
ASSAY_CONFIG=
export ASSAY_CONFIG
caller=$(pwd)
cd "$(dirname "$0")/.."
starts=15
processors=$(getconf _NPROCESSORS_ONLN)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

milliseconds() {
    date +%s%N | sed 's/......$//'
}

# Times a command in milliseconds; its output is of no interest.
timed() {
    begin=$(milliseconds)
    "$@" >/dev/null 2>&1 || true
    end=$(milliseconds)
    echo $((end - begin))
}

bench() { # JDK
    timed "$1/bin/java" -cp build/java assay.Nothing >/dev/null
    for _ in $(seq "$starts"); do
        timed "$1/bin/java" -cp build/java assay.Nothing
    done | sort -n | sed -n "$(((starts + 1) / 2))p" >"$work/start"
    start=$(cat "$work/start")
    begin=$(milliseconds)
    build/assay run --jdk "$1" --json "$work/run.json" >/dev/null 2>&1 || true
    wall=$(($(milliseconds) - begin))
    alone=$(timed build/assay run --no-batch --jdk "$1")
    tests=$(grep -c '"by_hand": "' "$work/run.json")
    ran=$((tests - $(grep -c '"verdict": "NA"' "$work/run.json" || true)))
    sample=100
    begin=$(milliseconds)
    seq "$sample" | xargs -P "$processors" -I{} "$1/bin/java" -cp build/java assay.Nothing
    empty=$((($(milliseconds) - begin) * ran / sample))
    awk -v jdk="$1" -v start="$start" -v tests="$ran" -v wall="$wall" -v n="$processors" \
        -v empty="$empty" -v alone="$alone" 'BEGIN {
        printf "%s\n  empty program %d ms (median of '"$starts"'), %d results, wall %.1f s, %d processors\n",
            jdk, start, tests, wall / 1000, n
        printf "  ratio wall / (results x start / processors) = %.2f\n", wall / (tests * start / n)
        printf "  ratio wall / wall of as many empty programs = %.2f\n", wall / empty
        printf "  without batches: wall %.1f s, of as many empty programs %.2f\n", alone / 1000, alone / empty
    }'
}

if [ $# -eq 0 ]; then
    build/assay probe | sed -n "s/^directory *//p" | sort -u >"$work/jdks"
    [ -s "$work/jdks" ] || {
        echo 'No JDK was found; name one: sh tools/bench.sh DIR' >&2
        exit 2
    }
    while read -r jdk; do
        bench "$jdk"
    done <"$work/jdks"
else
    for jdk in "$@"; do
        case $jdk in
        /*) bench "$jdk" ;;
        *) bench "$caller/$jdk" ;;
        esac
    done
fi
