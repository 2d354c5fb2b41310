#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/reading-cost.sh [-l] [CATEGORY]...
#
# What a reader must read for a test: the lines of the agent and of the headers of its category
# that it includes, directly or not; agents/support is the vocabulary, learned once. Prints the
# median and the 90th percentile per category and over all; with -l, a line a test.
set -eu
cd "$(dirname "$0")/.."
list=
if [ "${1:-}" = -l ]; then
    list=1
    shift
fi
if [ $# -gt 0 ]; then
    for category in "$@"; do
        find "agents/$category" -mindepth 2 -name '*.c'
    done
else
    find agents -mindepth 3 -name '*.c' ! -path 'agents/support/*'
fi | LC_ALL=C sort | awk -v list="$list" '
    # The category headers of a file, as paths, and its number of lines.
    function load(file,   line, directory, path) {
        if (file in lines)
            return
        lines[file] = 0
        includes[file] = ""
        directory = file
        sub(/[^\/]*$/, "", directory)
        while ((getline line < file) > 0) {
            lines[file]++
            if (line !~ /^#include "/)
                continue
            sub(/^#include "/, "", line)
            sub(/".*/, "", line)
            path = directory line
            while (sub(/[^\/]+\/\.\.\//, "", path))
                ;
            if ((getline dummy < path) > 0) {
                close(path)
                includes[file] = includes[file] path " "
            }
        }
        close(file)
    }
    function cost(file,   n, i, parts, sum) {
        if (file in met)
            return 0
        met[file] = 1
        load(file)
        sum = lines[file]
        n = split(includes[file], parts, " ")
        for (i = 1; i <= n; i++)
            sum += cost(parts[i])
        return sum
    }
    function percentile(values, count, share) {
        return values[int((count - 1) * share) + 1]
    }
    function sorted(text, values,   count, i, j, value) {
        count = split(text, values, " ")
        for (i = 2; i <= count; i++) {
            value = values[i] + 0
            for (j = i - 1; j >= 1 && values[j] + 0 > value; j--)
                values[j + 1] = values[j]
            values[j + 1] = value
        }
        return count
    }
    {
        split("", met)
        total = cost($0)
        split($0, parts, "/")
        if (!(parts[2] in of))
            order[++categories] = parts[2]
        of[parts[2]] = of[parts[2]] " " total
        all = all " " total
        if (list)
            printf "%5d %s\n", total, $0
    }
    END {
        printf "%-16s %6s %7s %5s %5s\n", "category", "tests", "median", "p90", "max"
        for (i = 1; i <= categories; i++) {
            count = sorted(of[order[i]], values)
            printf "%-16s %6d %7d %5d %5d\n", order[i], count, percentile(values, count, 0.5), \
                percentile(values, count, 0.9), values[count]
        }
        count = sorted(all, values)
        printf "%-16s %6d %7d %5d %5d\n", "all", count, percentile(values, count, 0.5), \
            percentile(values, count, 0.9), values[count]
    }'
