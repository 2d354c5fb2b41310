# SPDX-License-Identifier: Apache-2.0
#
# Adds a release to spec/elements.tsv: rows that are not in it any more end with the release before,
# and new ones begin with it.
#
# usage: awk -v release=N -f tools/spec-add.awk spec/elements.tsv NEW
BEGIN {
    FS = OFS = "\t"
    print "element", "kind", "part", "digest", "first_seen", "until"
}
FNR == 1 { file++ }
file == 1 {
    if (FNR == 1)
        next
    row[++count] = $0
    key[count] = $1 FS $4
    if ($6 == "")
        current[$1, $4] = count
    if ($5 + 0 > newest)
        newest = $5 + 0
    next
}
{
    if (($1, $4) in here)
        next
    here[$1, $4]
    if (!(($1, $4) in current))
        fresh[++fresh_count] = $1 OFS $2 OFS $3 OFS $4 OFS release OFS
}
END {
    for (i = 1; i <= count; i++) {
        split(row[i], cell, FS)
        if (cell[6] == "" && !((cell[1], cell[4]) in here))
            row[i] = row[i] before
        print row[i]
    }
    for (i = 1; i <= fresh_count; i++)
        print fresh[i]
}
