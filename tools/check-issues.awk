# SPDX-License-Identifier: Apache-2.0
#
# What is wrong with rows of spec/issues.tsv: a name that does not exist, or a cell that says nothing.
# tools/check-issues.sh runs it.
#
# usage: awk -f tools/check-issues.awk spec/rules.tsv spec/errors.tsv spec/elements.tsv NAMES
#            spec/issues.tsv
BEGIN {
    FS = "\t"
    columns = "id kind element releases about question matters behavior shown_by proposal state"
    gsub(/ /, FS, columns)
    kinds = ":silent:contradicts itself:contradicts JNI:contradicts JVMS:contradicts JLS:" \
        "less than JVMs do:prose against attributes:"
}

function wrong(text) {
    print FILENAME ":" FNR ": " text
}

FNR == 1 {
    file++
    if (file == 5 && $0 != columns)
        wrong("the columns are not " columns)
    if (file != 4)
        next
}
file == 1 || file == 2 {
    about[$1]
    about[$1 ":" $2]
    if (file == 1)
        about[$2]
    next
}
file == 3 {
    rows[$1] = rows[$1] " " $5 "-" $6
    next
}
file == 4 {
    names[$0]
    next
}

# Whether the element is part of the specification in that release; 0 is the newest.
function has_element(name, release,    each, range, i, n) {
    n = split(rows[name], each, " ")
    for (i = 1; i <= n; i++) {
        split(each[i], range, "-")
        if (release == 0 ? range[2] == "" : range[1] + 0 <= release + 0 && \
                (range[2] == "" || release + 0 <= range[2] + 0))
            return 1
    }
    return 0
}

{
    if (NF != 11)
        wrong(NF " columns instead of 11")
    for (i = 1; i <= 11; i++)
        if ($i ~ /^ *$/)
            wrong("column " i " is empty")
    if ($1 !~ /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
        wrong("'" $1 "' is no id")
    if ($1 in ids)
        wrong("the id '" $1 "' has a row already")
    ids[$1]
    if (index(kinds, ":" $2 ":") == 0)
        wrong("there is no kind '" $2 "'")
    if ($4 !~ /^[0-9]+\.\.[0-9]*$/)
        wrong("'" $4 "' is no range of releases")
    split($4, range, "\\.\\.")
    if (!has_element($3, range[1]) || !has_element($3, range[2] + 0))
        wrong("there is no element '" $3 "' in releases " $4)
    if (($11 == "open") != (range[2] == ""))
        wrong("an open issue is one of the newest release")
    if ($11 != "open" && $11 !~ /^changed in [0-9]+$/)
        wrong("there is no state '" $11 "'")
    n = split($5, each, ",")
    for (i = 1; i <= n; i++)
        if (!(each[i] in about))
            wrong("there is no rule or subject '" each[i] "'")
    if ($6 !~ /\?/)
        wrong("the question is none")
    if ($9 != "not tried") {
        n = split($9, each, ",")
        for (i = 1; i <= n; i++)
            if (!(each[i] in names))
                wrong("there is no '" each[i] "'")
    }
}
