#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/manual-page.sh ASSAY
#
# Prints the manual page: docs/assay.1.in, with a section for each command of the program ASSAY, which is
# made from its help.
set -eu
[ $# -eq 1 ] || {
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
}
assay=$1

# The section of a command, in mdoc(7).
section() {
    "$assay" help "$1" | awk -v command="$1" '
        function text(line) {
            gsub(/\\/, "\\e", line)
            gsub(/-/, "\\-", line)
            sub(/^[.'\'']/, "\\\\\\&&", line)
            if (line != "")
                print line
        }
        function option(words, name, argument) {
            if (!listed++)
                print ".Bl -tag -width Ds"
            argument = words
            name = ".It"
            if (match(words, /^-[A-Za-z], +/)) {
                name = name " Fl " substr(words, 2, 1) " ,"
                argument = substr(words, RLENGTH + 1)
            }
            match(argument, /^--[a-z-]+/)
            name = name " Fl " substr(argument, 2, RLENGTH - 1)
            argument = substr(argument, RLENGTH + 2)
            print name (argument == "" ? "" : " Ar " argument)
        }
        BEGIN { print ".Ss assay " command; print ".Bd -literal -compact" }
        part == 0 && !/^(Usage: |       )/ { part = 1; print ".Ed"; print ".Pp" }
        part == 0 { text(substr($0, 8)); next }
        $0 == "" { next }
        match($0, /^  (    )?(-[A-Za-z], +)?--[a-z-]+( [^ ]+)?/) {
            words = substr($0, 1, RLENGTH)
            line = substr($0, RLENGTH + 1)
            sub(/^ +/, "", words)
            sub(/^ +/, "", line)
            if (words !~ /--help$/) {
                option(words)
                text(line)
            }
            next
        }
        listed && !/^ / && !closed { closed = 1; print ".El"; print ".Pp" }
        { sub(/^ +/, ""); text($0) }
        END { if (listed && !closed) print ".El" }'
}

while IFS= read -r line; do
    case $line in
    '.\" The commands come here'*)
        "$assay" help | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p' | grep -vx help | while read -r command; do
            section "$command"
        done
        ;;
    *) printf '%s\n' "$line" ;;
    esac
done <docs/assay.1.in
