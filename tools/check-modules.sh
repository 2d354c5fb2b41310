#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/check-modules.sh order|files|table
#
# order: prints each #include in agents/support that leads to a later module of
# agents/support/modules.txt, or out of agents/support, and each source that includes no header of
# its own module. files: prints what is in agents/support and in no module, names that two files have,
# and modules without a header. table: prints the rows of the table in docs/writing-tests.md.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL
support=agents/support

modules() {
    awk -F '\t' '!/^#/ { print $1 }' "$support/modules.txt"
}

case ${1:-} in
order)
    # What ends with .inc is made by the build.
    find "$support" -name '*.[ch]' | sort | xargs awk '
        FILENAME ~ /modules\.txt$/ {
            if (!/^#/) {
                sub(/\t.*/, "")
                rank[$0] = ++count
            }
            next
        }
        FNR == 1 {
            split(FILENAME, path, "/")
            module_of[path[4]] = path[3]
            if (FILENAME ~ /\.c$/)
                sources[FILENAME] = path[3]
        }
        /^#include "/ && !/\.inc"/ {
            places[++found] = FILENAME ":" FNR
            files[found] = FILENAME
            from[found] = path[3]
            split($2, quoted, "\"")
            header[found] = quoted[2]
        }
        END {
            for (i = 1; i <= found; i++) {
                if (!(header[i] in module_of)) {
                    print places[i] ": agents/support has no header " header[i]
                    continue
                }
                to = module_of[header[i]]
                if (rank[to] > rank[from[i]])
                    print places[i] ": " from[i] " is before " to ", and includes " header[i]
                if (to == from[i])
                    has_own[files[i]]
            }
            for (file in sources)
                if (!(file in has_own))
                    print file ": it includes no header of the module " sources[file]
        }' "$support/modules.txt"
    ;;
files)
    { modules; echo modules.txt; } | while read -r name; do
        [ -e "$support/$name" ] || echo "$support/modules.txt: there is no module $name"
    done
    find "$support" -type f ! -path "$support/modules.txt" | sort | while read -r file; do
        name=${file##*/}
        module=${file%/"$name"}
        modules | grep -qx "${module#"$support"/}" || echo "$file: it is in no module"
    done
    find "$support" -type f | sed 's|.*/||' | sort | uniq -d |
        sed "s|\$|: several files of $support have this name|"
    modules | while read -r module; do
        find "$support/$module" -name '*.h' | grep -q . || echo "$support/$module: it has no header"
    done
    ;;
table)
    awk -F '\t' -v support="$support" '!/^#/ {
        headers = ""
        list = "ls " support "/" $1
        while ((list | getline name) > 0)
            if (name ~ /\.h$/)
                headers = headers "`" name "` "
        close(list)
        printf "| `%s` | %s| %s |\n", $1, headers, $2
    }' "$support/modules.txt"
    ;;
*)
    sed -n 's/^# usage: /usage: /p' tools/check-modules.sh >&2
    exit 2
    ;;
esac
