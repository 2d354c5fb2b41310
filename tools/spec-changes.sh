#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/spec-changes.sh DIRECTORY
#
# Makes DIRECTORY/changes.md and a page for each release from 8 to the newest, DIRECTORY/changes/N.md:
# what it changed in the rules of the specification, and which tests cover these. Made from the
# tables in spec/ and the citations in expected/.
set -eu
[ $# -eq 1 ] || {
    echo 'usage: sh tools/spec-changes.sh DIRECTORY' >&2
    exit 2
}
case $1 in
/*) out=$1 ;;
*) out=$PWD/$1 ;;
esac
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL
work=$(mktemp -d "${TMPDIR:-/tmp}/assay-changes-XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$out/changes"

find expected -mindepth 3 -name '*.txt' | sort | xargs awk -f tools/spec-citations.awk > "$work/citations"

newest=$(awk 'NR > 1 { newest = $1 } END { print newest }' spec/releases.tsv)
{
    echo '# Changes of the specification'
    echo
    echo 'What each release changed in the rules of JVM TI, and which tests cover them. Made from the'
    echo 'tables in `spec/` by `make docs`; `sh tools/spec-update.sh` lists what a new release changes.'
    echo
    echo '| release | rules in force | begin | ended |'
    echo '|---|---|---|---|'
    release=8
    while [ "$release" -le "$newest" ]; do
        awk -v release="$release" -f tools/spec-changes.awk "$work/citations" spec/functions.tsv \
            spec/events.tsv spec/capabilities.tsv spec/error_codes.tsv spec/constants.tsv \
            spec/errors.tsv spec/rules.tsv spec/elements.tsv spec/issues.tsv \
            > "$out/changes/$release.md"
        awk -F '\t' -v release="$release" '
            NR == 1 { next }
            {
                since = $4 ~ /^1\./ || $4 == "" ? 8 : $4 + 0
                until = $5 == "" ? 999 : $5 + 0
                force += since <= release && release <= until
                begin += since == release && release > 8
                ended += until == release - 1
            }
            END {
                printf "| [%d](changes/%d.md) | %d | %d | %d |\n", release, release, force, begin, ended
            }' spec/rules.tsv
        release=$((release + 1))
    done
} > "$out/changes.md"
