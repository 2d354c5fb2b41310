#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/check-folders.sh order|guards|purposes|lengths
#
# What the files of runner/ (lengths: and of explore/ and remote/) have to keep to, beside what the compiler checks. Prints a line for
# each that does not.
set -eu
cd "$(dirname "$0")/.."

sources() {
    find runner -name '*.[ch]' | LC_ALL=C sort
}

case ${1:-} in
# A folder includes only what is before it in runner/folders.txt.
order)
    sources | xargs awk '
        FILENAME == "runner/folders.txt" {
            if ($0 !~ /^#/)
                rank[$0] = ++count
            next
        }
        FNR == 1 {
            split(FILENAME, path, "/")
            if (!(path[2] in rank))
                print FILENAME ": runner/folders.txt has no folder " path[2]
        }
        /^#include ".*\// {
            split($2, parts, /[\/"]/)
            if (!(parts[2] in rank))
                print FILENAME ":" FNR ": " $2 " is in no folder of runner/folders.txt"
            else if (rank[parts[2]] > rank[path[2]])
                print FILENAME ":" FNR ": " path[2] " is before " parts[2] ", and includes " $2
        }' runner/folders.txt
    ;;
# runner/FOLDER/NAME.h is guarded by ASSAY_FOLDER_NAME_H.
guards)
    find runner -name '*.h' | LC_ALL=C sort | xargs awk '
        function check() {
            if (header != "" && !found)
                print header ": its guard is not " guard
        }
        FNR == 1 {
            check()
            header = FILENAME
            guard = "ASSAY_" toupper(substr(header, 8))
            gsub(/[\/.-]/, "_", guard)
            found = 0
        }
        $0 == "#ifndef " guard { found = 1 }
        END { check() }'
    ;;
# A header begins with a comment that says what it is for, and so does a source without a header
# of its own; and one header of a folder says what the folder is for.
purposes)
    sources | while read -r source; do
        case $source in *.c) [ ! -e "${source%.c}.h" ] || continue ;; esac
        echo "$source"
    done | xargs awk 'FNR == 3 && !/^\/\*/ { print FILENAME ": it does not say what it is for" }'
    grep -v '^#' runner/folders.txt | while read -r folder; do
        [ "$(cat "runner/$folder"/*.h | grep -c "^ \* runner/$folder/: ")" -eq 1 ] ||
            echo "runner/$folder: not one of its headers has the comment 'runner/$folder/: ...'"
    done
    ;;
lengths)
    find runner explore remote -name '*.[ch]' | LC_ALL=C sort | xargs awk 'FNR == 451 { print FILENAME " has more than 450 lines" }'
    ;;
*)
    echo 'usage: sh tools/check-folders.sh order|guards|purposes|lengths' >&2
    exit 2
    ;;
esac
