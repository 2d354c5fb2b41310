#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/check-issues.sh [FILE]
#
# Prints what is wrong with rows of spec/issues.tsv (or FILE): elements that spec/elements.tsv does
# not have in these releases, rules, tests, experiments and causes that do not exist, ids that are
# not unique. Fails if there is anything.
set -eu
file=$(realpath "${1:-$(dirname "$0")/../spec/issues.tsv}")
cd "$(dirname "$0")/.."
found=$(
    {
        find expected -mindepth 3 -name '*.txt' | sed 's|^expected/|test:|; s|\.txt$||'
        find suites/experiments -mindepth 2 -name '*.c' |
            sed 's|^suites/experiments/|experiment:|; s|\.c$||'
        sed -n 's/^Cause: */cause:/p' suites/known/causes/*.txt
    } | awk -f tools/check-issues.awk spec/rules.tsv spec/errors.tsv spec/elements.tsv - "$file"
)
[ -n "$found" ] || exit 0
printf '%s\n' "$found"
exit 1
