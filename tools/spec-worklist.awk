# SPDX-License-Identifier: Apache-2.0
#
# What a new release of the specification changes, as a list of work for those who write its rules.
#
# usage: awk -f tools/spec-worklist.awk spec/rules.tsv spec/elements.tsv [OLD] NEW
#
# OLD (with old=1) and NEW are outputs of tools/spec-elements.awk. Without OLD the texts that are
# gone are only counted, since spec/elements.tsv has their digests alone.
BEGIN { FS = "\t" }

FNR == 1 { file++ }
file == 1 {
    if (FNR > 1)
        rules[$2] = rules[$2] " " $1
    next
}
file == 2 {
    if (FNR > 1 && $6 == "") {
        known[$1, $4]
        known_element[$1] = $2
        digests[$1] = digests[$1] " " $4
    }
    next
}
old && file == 3 {
    texts[$1, $4] = $5
    next
}

{
    if (!($1 in seen)) {
        order[++count] = $1
        kind[$1] = $2
    }
    seen[$1]
    here[$1, $4]
    if (!(($1, $4) in known))
        added[$1] = added[$1] "\n    + " ($3 == "attributes" ? "attributes: " : "") $5
}

function subject(element) {
    sub(/[.:+].*/, "", element)
    return element
}

# Further lines of an element: what is new in it, what is gone, and which rules speak of it.
function print_texts(element,    each, i, n, gone, about) {
    print substr(added[element], 2)
    n = split(digests[element], each, " ")
    for (i = 1; i <= n; i++)
        if (!((element, each[i]) in here)) {
            if (old)
                print "    - " texts[element, each[i]]
            else
                gone++
        }
    if (gone)
        print "    - " gone " paragraph" (gone > 1 ? "s" : "") " of the release before"
    about = rules[subject(element)]
    if (about != "" && !(subject(element) in shown))
        print "    rules:" about
    shown[subject(element)]
}

function is_changed(element,    each, i, n) {
    if (added[element] != "")
        return 1
    n = split(digests[element], each, " ")
    for (i = 1; i <= n; i++)
        if (!((element, each[i]) in here))
            return 1
    return 0
}

END {
    for (i = 1; i <= count; i++)
        if (!(order[i] in known_element)) {
            if (!new_count++)
                print "# New"
            print "\n" kind[order[i]] " " order[i]
            print_texts(order[i])
        }
    for (element in known_element)
        if (!(element in seen))
            removed[++removed_count] = element
    if (removed_count) {
        print (new_count ? "\n" : "") "# Removed\n"
        for (i = 1; i <= removed_count; i++)
            print known_element[removed[i]] " " removed[i] | "sort"
        close("sort")
    }
    for (i = 1; i <= count; i++)
        if ((order[i] in known_element) && is_changed(order[i])) {
            if (!changed_count++)
                print (new_count + removed_count ? "\n" : "") "# Changed"
            print "\n" kind[order[i]] " " order[i]
            print_texts(order[i])
        }
    if (new_count + removed_count + changed_count == 0)
        print "Nothing has changed."
    else
        printf "\n%d new, %d removed, %d changed elements\n", new_count, removed_count, changed_count
}
