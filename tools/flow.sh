#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/flow.sh [-w]
#
# The folders of the runner as a picture (Mermaid) and a table, made of their #include lines and of
# the comment "runner/NAME/: ..." that one header of each has. Prints it; with -w writes it into
# docs/design.md, between the lines that name this script.
set -eu
cd "$(dirname "$0")/.."
page=docs/design.md
begin='<!-- Begin: made by tools/flow.sh -w -->'
end='<!-- End: made by tools/flow.sh -w -->'

# "name NAME PURPOSE MORE", tab-separated, and "uses NAME OTHER", in the order of folders.txt.
facts() {
    grep -v '^#' runner/folders.txt | while read -r folder; do
        cat "runner/$folder"/*.h | awk -v folder="$folder" '
            index($0, " * runner/" folder "/: ") == 1 {
                purpose = substr($0, length(folder) + 14)
                sub(/\.$/, "", purpose)
                while ((getline > 0) && $0 !~ /\*\//)
                    more = more (more == "" ? "" : " ") substr($0, 4)
                printf "name\t%s\t%s\t%s\n", folder, purpose, more
            }'
        sed -n 's|^#include "\([a-z]*\)/.*|\1|p' "runner/$folder"/*.[ch] | sort -u |
            grep -vx "$folder" | sed "s/^/uses	$folder	/" || :
    done
}

# Everything uses base, so that its arrows are left out; so is an arrow where a way through
# other folders leads to the same one.
flow() {
    facts | awk -F '\t' '
        $1 == "name" {
            folders[++count] = $2
            purpose[$2] = $3
            more[$2] = $4
        }
        $1 == "uses" && $3 != "base" { uses[$2, $3] = reaches[$2, $3] = 1 }
        END {
            for (k = 1; k <= count; k++)
                for (i = 1; i <= count; i++)
                    for (j = 1; j <= count; j++)
                        if (((folders[i], folders[k]) in reaches) &&
                            ((folders[k], folders[j]) in reaches))
                            reaches[folders[i], folders[j]] = 1
            print "```mermaid\nflowchart LR"
            for (i = 1; i <= count; i++)
                if (folders[i] != "base")
                    printf "    %s[\"%s<br>%s\"]\n", folders[i], folders[i], purpose[folders[i]]
            for (i = 1; i <= count; i++)
                for (j = 1; j <= count; j++) {
                    if (!((folders[i], folders[j]) in uses))
                        continue
                    direct = 1
                    for (k = 1; k <= count; k++)
                        if (((folders[i], folders[k]) in reaches) &&
                            ((folders[k], folders[j]) in reaches))
                            direct = 0
                    if (direct)
                        printf "    %s --> %s\n", folders[j], folders[i]
                }
            print "```\n"
            print "| folder | holds | more |\n|---|---|---|"
            for (i = 1; i <= count; i++)
                printf "| `%s` | %s | %s |\n", folders[i], purpose[folders[i]], more[folders[i]]
        }'
}

if [ "${1:-}" != -w ]; then
    flow
    exit
fi
flow >"$page.flow"
awk -v begin="$begin" -v end="$end" -v flow="$page.flow" '
    $0 == end { inside = 0 }
    !inside
    $0 == begin {
        inside = 1
        while ((getline line < flow) > 0)
            print line
    }' "$page" >"$page.tmp"
mv "$page.tmp" "$page"
rm "$page.flow"
