# SPDX-License-Identifier: Apache-2.0
#
# The issues of the specification as Markdown, after the introduction of docs/spec-issues.md.
#
# usage: awk -f tools/issues-page.awk spec/issues.tsv
BEGIN { FS = "\t" }

function plain(text) {
    gsub(/[\\*_<>|`\[\]]/, "\\\\&", text)
    return text
}

function code_list(list,    each, i, n, all) {
    n = split(list, each, ",")
    for (i = 1; i <= n; i++)
        all = all (i > 1 ? ", " : "") "`" each[i] "`"
    return all
}

# test:NAME as the name; an experiment with a link to its answers; a cause by its id.
function shown(list,    each, i, n, all, what, name, anchor) {
    if (list == "not tried")
        return list
    n = split(list, each, ",")
    for (i = 1; i <= n; i++) {
        what = name = anchor = each[i]
        sub(/:.*/, "", what)
        sub(/^[a-z]*:/, "", name)
        gsub(/^[a-z]*:|\//, "", anchor)
        all = all (i > 1 ? ", " : "") what " " \
            (what == "experiment" ? "[" plain(name) "](experiments.md#" anchor ")" : "`" name "`")
    }
    return all
}

NR == 1 { next }

{
    count++
    kind_count[$2]++
    if (!($2 in kind_seen))
        kinds[++kind_total] = $2
    kind_seen[$2]
    open_count += $11 == "open"
    index_line[count] = "| [" $1 "](#" $1 ") | `" $3 "` | " $4 " | " $2 " | " $11 " |"
    entry[count] = "### " $1 "\n\n**" plain($6) "**\n\n" plain($7) "\n\n" \
        "- *Element:* `" $3 "`, releases " $4 "; *kind:* " $2 "; *state:* " $11 "\n" \
        "- *Rules:* " code_list($5) "\n" \
        "- *JVMs:* " plain($8) " (" shown($9) ")\n" \
        "- *Proposed:* " plain($10) "\n"
}

END {
    printf "\n## All %d questions\n\n%d are open in the newest release.\n\n", count, open_count
    print "| kind | questions |\n|---|---|"
    for (i = 1; i <= kind_total; i++)
        print "| " kinds[i] " | " kind_count[kinds[i]] " |"
    print "\n| question | element | releases | kind | state |\n|---|---|---|---|---|"
    for (i = 1; i <= count; i++)
        print index_line[i]
    for (i = 1; i <= count; i++)
        printf "\n%s", entry[i]
}
