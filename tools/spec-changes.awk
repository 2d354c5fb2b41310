# SPDX-License-Identifier: Apache-2.0
#
# What a release changed in the specification, as Markdown. tools/spec-changes.sh runs it.
#
# usage: awk -v release=N -f tools/spec-changes.awk CITATIONS FILE...
#
# CITATIONS has lines of rule, test, and the releases that a test distinguishes from the one before,
# separated by tabs and blanks. The FILEs are tables of spec/, in any order, known by their names.
BEGIN { FS = "\t" }

FNR == 1 {
    table = FILENAME
    sub(/.*\//, "", table)
    sub(/\.tsv$/, "", table)
    delete column
    for (i = 1; i <= NF; i++)
        column[$i] = i
    if (FILENAME != ARGV[1])
        next
}
FILENAME == ARGV[1] {
    if (index(" " $3 " ", " " release " "))
        first_tests[$1] = first_tests[$1] ", `" $2 "`"
    else if (other_count[$1]++ < 6)
        other_tests[$1] = other_tests[$1] ", `" $2 "`"
    next
}

# The release in which a row of a table began: the one that the specification states, if it is
# between two of those that were read, else the first one that has it.
function began(since, first_seen) {
    if (first_seen > 8 && since ~ /^[0-9]+$/ && since + 0 > 8 && since + 0 <= first_seen + 0)
        return since + 0
    return first_seen + 0
}

function add(list, text) {
    entries[list, ++entry_count[list]] = text
}

function note_row(list, key, since, first_seen, until) {
    if (began(since, first_seen) == release) {
        started[list, key]
        order[list, ++started_count[list]] = key
    }
    if (first_seen + 0 < release)
        earlier[list, key]
}

table == "functions" { note_row("functions", $1, $column["since"], $column["first_seen"]) }
table == "events" { note_row("events", $1, $column["since"], $column["first_seen"]) }
table == "capabilities" { note_row("capabilities", $1, $column["since"], $column["first_seen"]) }
table == "error_codes" { note_row("error codes", $1, $column["since"], $column["first_seen"]) }
table == "constants" { note_row("constants", $3, $column["since"], $column["first_seen"]) }
table == "errors" {
    note_row("documented errors", $1 ":" $2, $column["since"], $column["first_seen"])
    condition[$1 ":" $2] = $column["condition"]
}

# A rule of a version before 8 counts as one of 8.
function rule_began(since) {
    return since ~ /^1\./ || since == "" ? 8 : since + 0
}

table == "rules" {
    if (rule_began($column["since"]) == release && release > 8)
        add("new rules", $1 SUBSEP $column["level"] SUBSEP $column["rule"])
    if ($column["until"] != "" && $column["until"] + 0 == release - 1)
        add("ended rules", $1 SUBSEP $column["level"] SUBSEP $column["rule"])
    if (rule_began($column["since"]) <= release &&
        ($column["until"] == "" || $column["until"] + 0 >= release))
        in_force++
}

table == "elements" {
    read_releases[$column["first_seen"] + 0]
    if ($column["first_seen"] + 0 < release)
        element_before[$1]
    if ($column["first_seen"] + 0 == release) {
        if (!($1 in element_now))
            elements[++element_count] = $1
        element_now[$1]++
    }
}

table == "issues" && $column["state"] == "changed in " release {
    add("issues", $1 SUBSEP $column["question"])
}

function function_of(error) {
    sub(/:.*/, "", error)
    return error
}

function print_item(what, title, list) {
    printf "%s- %s %s: %s\n", list_begins, what, title, list
    list_begins = ""
}

function print_list(list, title,    i, key, fresh, changed) {
    for (i = 1; i <= started_count[list]; i++) {
        key = order[list, i]
        if ((list, key) in printed)
            continue
        printed[list, key]
        if (list == "documented errors" && (("functions", function_of(key)) in started))
            continue
        if ((list, key) in earlier)
            changed = changed (changed == "" ? "" : ", ") "`" key "`"
        else
            fresh = fresh (fresh == "" ? "" : ", ") "`" key "`"
    }
    if (fresh != "" && release > 8)
        print_item("new", title, fresh)
    if (changed != "")
        print_item("changed", title, changed)
    if (fresh != "" || changed != "")
        something = 1
}

# The tests that distinguish the release from the one before, then others.
function holding(rule,    more) {
    if (!((rule in first_tests) || (rule in other_tests)))
        return "none"
    more = other_count[rule] - 6
    return substr(first_tests[rule] other_tests[rule], 3) \
        (more > 0 ? " and " more " more" : "")
}

function print_rules(list, title,    i, cells) {
    if (entry_count[list] == 0)
        return
    something = 1
    printf "\n## %s\n\n| rule | level | what | tests |\n|---|---|---|---|\n", title
    for (i = 1; i <= entry_count[list]; i++) {
        split(entries[list, i], cells, SUBSEP)
        gsub(/\|/, "\\|", cells[3])
        gsub(/[<>*_]/, "\\\\&", cells[3])
        printf "| `%s` | %s | %s | %s |\n", cells[1], cells[2], cells[3], holding(cells[1])
    }
}

function print_elements(    i, fresh, changed) {
    if (element_count == 0 || release == 8)
        return
    something = 1
    for (i = 1; i <= element_count; i++)
        if (elements[i] in element_before)
            changed = changed (changed == "" ? "" : ", ") "`" elements[i] "`"
        else
            fresh = fresh (fresh == "" ? "" : ", ") "`" elements[i] "`"
    print "\n## Texts of the source\n"
    print "Elements of jvmti.xml that differ from those of the release read before; a text may have" \
        " changed in\nany release between the two.\n"
    if (fresh != "")
        print "New: " fresh "\n"
    if (changed != "")
        print "Changed or extended: " changed
}

END {
    printf "# JVM TI in release %d\n\n", release
    printf "%d rules are in force.\n", in_force
    list_begins = "\n"
    print_list("functions", "functions")
    print_list("events", "events")
    print_list("capabilities", "capabilities")
    print_list("error codes", "error codes")
    print_list("constants", "constants")
    if (release > 8)
        print_list("documented errors", "documented errors")
    print_rules("new rules", "Rules that begin with this release")
    print_rules("ended rules", "Rules that ended with the release before")
    print_elements()
    if (entry_count["issues"] > 0) {
        print "\n## Questions that it answered\n"
        for (i = 1; i <= entry_count["issues"]; i++) {
            split(entries["issues", i], cells, SUBSEP)
            printf "- [%s](../spec-issues.md#%s): %s\n", cells[1], cells[1], cells[2]
        }
    }
    if (release == 8)
        print "\nThe oldest release that the tables describe: JVM TI 1.2."
    else if (!something)
        print "\nNo change is known."
    for (each in read_releases)
        if (each + 0 > newest_read)
            newest_read = each + 0
    if (release > newest_read)
        print "\nThe source of this release was not read: the rules of " newest_read " are applied to it."
    else if (!(release in read_releases))
        print "\nThe source of this release was not read: its rules are known from the history in" \
            " later ones."
}
