# SPDX-License-Identifier: Apache-2.0
#
# Which tests cite which rules: lines of rule, test, and the releases in which the test expects
# something else than in the one before (@since, @until), separated by tabs and blanks.
#
# usage: awk -f tools/spec-citations.awk expected/CATEGORY/SUBJECT/NAME.txt...
function finish_file(    i) {
    for (i = 1; i <= count; i++)
        print rules[i] "\t" test "\t" edges
    count = 0
    edges = ""
    delete seen
}

FNR == 1 {
    finish_file()
    test = FILENAME
    sub(/^expected\//, "", test)
    sub(/\.txt$/, "", test)
}
/^ *\[/ {
    rest = $0
    while (match(rest, /\[[^]]*\]/)) {
        rule = substr(rest, RSTART + 1, RLENGTH - 2)
        if (!(rule in seen))
            rules[++count] = rule
        seen[rule]
        rest = substr(rest, RSTART + RLENGTH)
    }
}
/^ *@since / { edges = edges " " ($2 + 0) }
/^ *@until / { edges = edges " " ($2 + 1) }
END { finish_file() }
