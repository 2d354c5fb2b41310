# SPDX-License-Identifier: Apache-2.0
#
# Pages of rules for tools/site.sh: below DIR, a page for each category of functions, one for the
# events, and one for the other sections; each rule with its section and its tests. On standard
# output, the pages as lines of the navigation of mkdocs.
#
# usage: awk -v dir=DIR -f tools/site/rules.awk spec/editions.tsv spec/functions.tsv spec/events.tsv CITATIONS spec/rules.tsv
BEGIN { FS = "\t" }

FNR == 1 { files++; if (files != 4) next }

# The newest edition that is final: its anchors are the names of functions and events.
files == 1 && $2 !~ /early access/ { address = $3; last = $1; addresses[$1] = $3 }

files == 2 { page_of[$1] = $3; anchored[$1] = 1 }
files == 3 { page_of[$1] = "events"; anchored[$1] = 1 }

files == 4 {
    tests[$1] = tests[$1] (($1 in tests) ? ", " : "") "`" $2 "`"
    number[$1]++
}

function edition_of(until,    release, best) {
    if (until == "")
        return address
    for (release in addresses)
        if (release + 0 <= until + 0 && release + 0 > best + 0)
            best = release
    return best != "" ? addresses[best] : address
}

files == 5 {
    page = ($2 in page_of) ? page_of[$2] : "sections"
    if (!(page in seen)) {
        seen[page] = 1
        pages[++count] = page
    }
    if (!((page, $2) in subjects)) {
        subjects[page, $2] = 1
        listed[page] = listed[page] "\t" $2
    }
    since = $4 ~ /^[0-9]+$/ ? ", since " $4 : ""
    until = $5 != "" ? ", until " $5 : ""
    text = "`" $1 "` (" $10 since until ")\n:   " $9 "\n\n"
    if ($1 in tests)
        text = text "    " (number[$1] == 1 ? "Test" : number[$1] " tests") ": " tests[$1] "\n\n"
    else
        text = text "    " ($7 == "yes" ? "No test." : "Cannot be tested from outside.") "\n\n"
    rules[page, $2] = rules[page, $2] text
    if (until_of[$2] == "" || !($2 in met))
        until_of[$2] = $5
    if ($5 == "")
        current[$2] = 1
    met[$2] = 1
    number_of[page]++
}

END {
    for (i = 1; i <= count; i++) {
        page = pages[i]
        file = dir "/" page ".md"
        title = page == "sections" ? "General sections" : page == "events" ? "Events" : "Functions: " page
        print "# Rules: " title "\n" >file
        print number_of[page] " rules of the specification in our words, each with the tests that cite it.\n" >file
        n = split(substr(listed[page], 2), names, "\t")
        for (k = 1; k <= n; k++) {
            name = names[k]
            print "## " name "\n" >file
            if (name in anchored)
                print "[The specification of " name "](" edition_of((name in current) ? "" : until_of[name]) "#" name ")\n" >file
            printf "%s", rules[page, name] >file
        }
        close(file)
        print "      - \"" title "\": rules/" page ".md"
    }
}
