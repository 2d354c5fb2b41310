#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/spec-update.sh [--against OLD] [--add RELEASE] FILE|DIRECTORY
#
# Reads the specification's source of a new release, jvmti.xml (FILE, or below DIRECTORY), and lists
# what is new, removed or changed in it against the newest release in spec/elements.tsv: functions,
# events, capabilities, errors, parameters and paragraphs, with the rules that speak of each. The
# table has digests and no texts; with --against, the source of the release before, the list shows
# the texts that are gone as well. --add writes the release into the table. spec/README.md says what
# else a new release needs.
set -eu
LC_ALL=C
export LC_ALL
root=$(cd "$(dirname "$0")/.." && pwd)
table=${ASSAY_SPEC_ELEMENTS:-$root/spec/elements.tsv}

usage() {
    echo 'usage: sh tools/spec-update.sh [--against OLD] [--add RELEASE] FILE|DIRECTORY' >&2
    exit 2
}

fail() {
    echo "spec-update: $*" >&2
    exit 2
}

# source_in FILE|DIRECTORY: the one jvmti.xml that is meant.
source_in() {
    if [ -d "$1" ]; then
        found=$(find "$1" -name jvmti.xml -type f)
        [ -n "$found" ] || fail "there is no jvmti.xml below $1"
        [ "$(printf '%s\n' "$found" | wc -l)" -eq 1 ] ||
            fail "there are several below $1; name one of: $(printf '%s ' $found)"
        printf '%s\n' "$found"
    else
        [ -r "$1" ] || fail "cannot read $1"
        printf '%s\n' "$1"
    fi
}

# elements FILE > TABLE
elements() {
    awk -f "$root/tools/spec-elements.awk" "$1" > "$2"
    [ -s "$2" ] || fail "$1 is no source of the JVM TI specification"
}

old=
release=
while [ $# -gt 1 ]; do
    case $1 in
    --against) old=$2 ;;
    --add) release=$2 ;;
    *) usage ;;
    esac
    shift 2
done
[ $# -eq 1 ] || usage
case $1 in
-*) usage ;;
esac
case $release in
*[!0-9]*) fail "'$release' is no release" ;;
esac

work=$(mktemp -d "${TMPDIR:-/tmp}/assay-spec-XXXXXX")
trap 'rm -rf "$work"' EXIT
new=$(source_in "$1")
elements "$new" "$work/new"
if [ -n "$old" ]; then
    old=$(source_in "$old")
    elements "$old" "$work/old"
fi
if [ -n "$release" ]; then
    newest=$(awk -F '\t' 'NR > 1 && $5 > newest { newest = $5 } END { print newest + 0 }' "$table")
    [ "$release" -gt "$newest" ] || fail "the table has release $newest already"
    awk -v release="$release" -v before="$newest" -f "$root/tools/spec-add.awk" "$table" \
        "$work/new" > "$work/table"
    cat "$work/table" > "$table"
else
    awk -v old="${old:+1}" -f "$root/tools/spec-worklist.awk" "$root/spec/rules.tsv" "$table" \
        ${old:+"$work/old"} "$work/new"
fi
