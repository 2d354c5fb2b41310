#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/thread-matrix.sh JDK [TEST-GLOB...]
#
# Records suites/threads/calls.tsv anew, of which `assay coverage --matrix threads` is made: runs the suite with
# the library of faults, which falsifies nothing but writes down which kind of thread each call is about and which
# kind makes it. A test counts for a function if its expected file has a line by a rule of it; of those that
# make a call, two are named, those about the function first. With globs only these tests are run, and what
# is there of others stays. JDK is one with virtual threads. Five to ten minutes for the whole suite.
set -eu
LC_ALL=C
ASSAY_CONFIG=
export LC_ALL ASSAY_CONFIG
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || {
    echo 'usage: sh tools/thread-matrix.sh JDK [TEST-GLOB...]' >&2
    exit 2
}
jdk=$1
shift
table=suites/threads/calls.tsv
work=$(mktemp -d "${TMPDIR:-/tmp}/assay-threads-XXXXXX")
trap 'rm -rf "$work"' EXIT
: >"$work/calls"
build/assay run --jdk "$jdk" --timeout-scale 2 \
    --vm-arg "-agentpath:$PWD/build/faults/faults.so=threads@$work/calls" "$@" || [ $? -eq 1 ]

# FUNCTION TEST, for each test that covers a rule of the function.
find expected -name '*.txt' -exec awk '
    /^\[/ {
        test = FILENAME
        gsub(/^expected\/|\.txt$/, "", test)
        for (rest = $0; match(rest, /\[[A-Za-z]+[.:]/); rest = substr(rest, RSTART + RLENGTH))
            print substr(rest, RSTART + 1, RLENGTH - 2) "\t" test
    }' {} + | sort -u >"$work/covers"
{
    sort -u "$work/calls"
    [ $# -eq 0 ] || [ ! -e $table ] ||
        awk -F '\t' 'NR > 1 { n = split($4, tests, " "); for (i = 1; i <= n; i++)
            print $1 "\t" $2 "\t" $3 "\t" tests[i] }' $table
} | awk -F '\t' -v OFS='\t' '
    FNR == NR { covers[$1, $2]; next }
    ($1, $4) in covers {
        split($4, part, "/")
        print $1, $2, $3, part[2] == $1 ? 0 : 1, $4
    }' "$work/covers" - | sort -u | awk -F '\t' -v OFS='\t' '
    { key = $1 OFS $2 OFS $3 }
    key != last {
        if (last != "")
            print last, tests
        last = key
        tests = $5
        count = 1
        next
    }
    ++count == 2 { tests = tests " " $5 }
    END { if (last != "") print last, tests }' >"$work/table"
{
    printf 'function\ttarget\tcaller\ttests\n'
    cat "$work/table"
} >$table
echo "$table: $(wc -l <"$work/table") rows"
