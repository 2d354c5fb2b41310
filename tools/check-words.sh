#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/check-words.sh [FILE]...
#
# Prints each use of a word of tools/words.txt, as FILE:LINE:TEXT, in the files named, or in all
# tracked files that people read. Fails if there is one. Names in code count, too: an underscore
# separates words.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL
pattern=$(awk -F '\t' '!/^#/ && NF { printf "%s%s", (n++ ? "|" : ""), $1 }' tools/words.txt)
found=$(
    if [ $# -eq 0 ]; then
        git ls-files agents expected javasrc suites runner tools tests docs spec/rules.tsv \
            spec/README.md spec/issues.tsv reports Makefile README.md CONTRIBUTING.md CHANGELOG.md .ci .github |
            grep -Ev '^(tools/words\.txt|docs/glossary\.md|suites/renamed\.txt|tests/schema/)'
    else
        printf '%s\n' "$@"
    fi | tr '\n' '\0' |
        xargs -0 grep -EinH -e "(^|[^A-Za-z])($pattern)([^A-Za-z]|\$)" || true
)
[ -n "$found" ] || exit 0
printf '%s\n' "$found"
exit 1
