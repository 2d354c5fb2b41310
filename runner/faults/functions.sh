#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh runner/faults/functions.sh LIBJVM [PATTERN]
#
# Prints the functions of a JVM's library that its symbol table names: a line for each, by address,
# with address and size in hexadecimal, and the demangled name without its parameters. A part that
# the compiler split off has its suffix (".cold"), and names that are there more than once "~2" and so on.
#
# PATTERN is an extended regular expression, matched against the demangled names with parameters. The table
# is that of the library or, if it was stripped, that of its file of debugging information: beside it
# (libjvm.debuginfo, libjvm.so.debug) or below ${ASSAY_DEBUG:-/usr/lib/debug}; one of another build is left
# out. Needs nm and readelf of GNU binutils.
set -u
LC_ALL=C
PATTERN=${2:-}
export LC_ALL PATTERN

fail() {
    echo "functions.sh: $1" >&2
    exit 2
}

# The names are made unique among all of the library, so that they do not depend on the pattern.
functions() {
    awk '
    NF < 4 || $3 !~ /^[tTwW]$/ || $1 == before { next }
    {
        before = $1
        signature = $0
        sub(/^[^ ]+ [^ ]+ [^ ]+ /, "", signature)
        clone = ""
        while (match(signature, / \[clone [^]]*\]$/)) {
            clone = substr(signature, RSTART + 8, RLENGTH - 9) clone
            signature = substr(signature, 1, RSTART - 1)
        }
        name = signature
        gsub(/\(anonymous namespace\)/, "anonymous", name)
        gsub(/operator\(\)/, "operator", name)
        sub(/\(.*/, "", name)
        gsub(/, /, ",", name)
        gsub(/ >/, ">", name)
        gsub(/[ \/]/, "_", name)
        name = name clone
        number = ++seen[name]
        if (number > 1)
            name = name "~" number
        if (signature ~ ENVIRON["PATTERN"])
            print $1, $2, name
    }'
}

# Where the symbol table of a stripped library may be.
debug_files() {
    debug=${ASSAY_DEBUG:-/usr/lib/debug}
    printf '%s\n' "${1%.so}.debuginfo" "$1.debuginfo" "$1.debug" "$debug$1.debug" "$debug$1"
    build_id "$1" | sed -n "s|^\(..\)\(.*\)|$debug/.build-id/\1/\2.debug|p"
}

build_id() {
    readelf -n "$1" 2> /dev/null | sed -n 's/^ *Build ID: //p'
}

# The addresses of another build are in the middle of instructions.
symbols_beside() {
    if [ "$(build_id "$2")" = "$(build_id "$1")" ]; then
        symbols "$2"
    else
        echo "functions.sh: $2: this is of another build than the library (its Build ID is another), and is not used" >&2
    fi
}

symbols() {
    nm -CS --defined-only "$1" 2> /dev/null | sort
}

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo 'usage: sh runner/faults/functions.sh LIBJVM [PATTERN]' >&2
    exit 2
fi
library=$1
for tool in nm readelf; do
    command -v $tool > /dev/null || fail "there is no $tool here (binutils have it)"
done
[ -f "$library" ] || fail "$library: there is no such file"
[ -r "$library" ] || fail "$library: cannot be read"
work=$(mktemp -d "${TMPDIR:-/tmp}/assay-functions-XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

symbols "$library" > "$work/symbols"
if [ ! -s "$work/symbols" ]; then
    debug_files "$library" > "$work/files"
    while read -r file; do
        [ ! -f "$file" ] || [ -s "$work/symbols" ] || symbols_beside "$library" "$file" > "$work/symbols"
    done < "$work/files"
fi
[ -s "$work/symbols" ] ||
    fail "$library: its symbol table was stripped; install the JVM's debugging symbols, or put its libjvm.debuginfo beside it"
functions < "$work/symbols" > "$work/functions"
[ -s "$work/functions" ] || fail "$library: no function's name matches the pattern"
cat "$work/functions"
