#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Usage: fuzz.sh [MINUTES [TARGET...]]
#
# Builds the fuzz targets (tests/fuzz), and runs them in turn for so many minutes together (default:
# 5), each from its corpus in tests/fuzz/corpus. What is found on the way is kept in build/fuzz/corpus.
# Prints for each target the executions, the parts of the program reached, and the slowest input.
# An input that makes a target fail, or takes more than ten seconds, is kept in build/fuzz/bad and
# named; the exit status is then 1. With 0 minutes each target runs its corpus once.
set -eu
cd "$(dirname "$0")/.."
minutes=${1:-5}
[ $# -eq 0 ] || shift
case $minutes in
*[!0-9]* | '')
    sed -n '4,11s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
make -s -j "$(getconf _NPROCESSORS_ONLN)" fuzzers
# shellcheck disable=SC2046 # each word is a name
[ $# -gt 0 ] || set -- $(find tests/fuzz -name '*.c' ! -name fuzz.c -exec basename {} .c \; | sort)
seconds=$((minutes * 60 / $#))
if [ "$minutes" -eq 0 ]; then
    limit=-runs=0
else
    limit=-max_total_time=$((seconds > 0 ? seconds : 1))
fi
mkdir -p build/fuzz/bad build/fuzz/corpus build/fuzz/log
status=0
printf '%-12s %12s %10s %8s  %s\n' target executions reached inputs slowest
for target in "$@"; do
    mkdir -p "build/fuzz/corpus/$target"
    log=build/fuzz/log/$target
    outcome=0
    "build/fuzz/$target" $limit -max_len=16384 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -close_fd_mask=1 \
        -artifact_prefix="build/fuzz/bad/$target-" \
        "build/fuzz/corpus/$target" "tests/fuzz/corpus/$target" > "$log" 2>&1 || outcome=$?
    awk -v target="$target" '
        / cov: / { for (i = 1; i < NF; i++) { if ($i == "cov:") reached = $(i + 1)
                                              if ($i == "corp:") inputs = $(i + 1) } }
        /^stat::number_of_executed_units:/ { executions = $2 }
        /^stat::slowest_unit_time_sec:/ { slowest = $2 }
        END { sub(/\/.*/, "", inputs)
              printf "%-12s %12d %10d %8d  %d s\n", target, executions, reached, inputs, slowest }' "$log"
    if [ "$outcome" -ne 0 ]; then
        status=1
        grep -E 'ERROR|SUMMARY|Test unit written' "$log" | sed 's/^/    /'
    fi
done
exit "$status"
