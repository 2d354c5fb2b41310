# SPDX-License-Identifier: Apache-2.0
#
# usage: awk -f tools/cases.awk FILE...
#
# FILE... are the sources and headers of agents. Names each is_case("NAME") and each strcmp(assay_case(), "NAME")
# that is never true: in an agent whose .cases have no such name, in a header of a category where no
# agent that includes it has one, and in agents/support where no agent at all has. The .cases of an
# agent are the texts in that field and in the macros and tables that it names; or in the field of a
# macro of its TEST.
FNR == 1 {
    files[++file_count] = FILENAME
    defining = listing = ""
}

/^ *(\/\*|\*)/ { next }

# A path from the root, of a file beside this one or above.
/^#include "/ {
    split($0, quoted, "\"")
    path = FILENAME
    sub(/[^\/]*$/, "", path)
    path = path quoted[2]
    while (sub(/[^\/]+\/\.\.\//, "", path))
        ;
    includes[FILENAME] = includes[FILENAME] " " path
}

{
    rest = $0
    while (match(rest, /(is_case\(|strcmp\(assay_case\(\), )"[^"]*"\)/)) {
        use_file[++use_count] = FILENAME
        use_line[use_count] = FNR
        split(substr(rest, RSTART, RLENGTH), quoted, "\"")
        use_name[use_count] = quoted[2]
        rest = substr(rest, RSTART + RLENGTH)
    }
}

# Macros and tables, by file and name; those of headers by name.
/^#define / {
    defining = $2
    sub(/\(.*/, "", defining)
}

/^static const char \*const [a-z_]+\[/ {
    defining = $0
    sub(/\[.*/, "", defining)
    sub(/.*const /, "", defining)
    in_table = 1
}

# The field .cases ends before the comma or the bracket that is not of its value. That of a macro is known
# by the macro.
{
    rest = $0
    if (listing == "" && match(rest, /\.cases = /)) {
        listing = defining != "" ? defining : FILENAME
        in_macro[listing] = defining != ""
        depth = 0
        rest = substr(rest, RSTART + RLENGTH)
    }
    while (listing != "" && rest != "") {
        character = substr(rest, 1, 1)
        rest = substr(rest, 2)
        depth += (character == "(") - (character == ")")
        if (depth < 0 || (depth == 0 && character == ","))
            listing = ""
        else
            cases[listing] = cases[listing] character
    }
    if (listing != "")
        cases[listing] = cases[listing] " "
}

defining != "" {
    body[FILENAME, defining] = body[FILENAME, defining] " " $0
    if (FILENAME ~ /\.h$/)
        body[defining] = body[defining] " " $0
    if (in_table ? /;$/ : !/\\$/) {
        defining = ""
        in_table = 0
        if (in_macro[listing])
            listing = ""
    }
}

{ text[FILENAME] = text[FILENAME] " " $0 }

# The cases in a text, with those in what it names. A macro that makes texts of its arguments (#EVENT)
# makes them of any word there is.
function gather(part, agent,   word) {
    if (part ~ /[^#]#[A-Z]/)
        of_words = 1
    while (match(part, /"[^"]*"|[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(part, RSTART, RLENGTH)
        part = substr(part, RSTART + RLENGTH)
        if (word ~ /^"/)
            add(substr(word, 2, length(word) - 2), agent)
        else if (!(word in words)) {
            words[word]
            if ((agent, word) in body)
                gather(body[agent, word], agent)
            else if (word in body)
                gather(body[word], agent)
        }
    }
}

function add(name, agent) {
    known[agent, name]
    known_anywhere[name]
}

# Notes the agent with each file that it consists of.
function follow(file, agent,   part, count, i) {
    if ((file, agent) in consists)
        return
    consists[file, agent]
    agents_of[file] = agents_of[file] " " agent
    count = split(includes[file], part, " ")
    for (i = 1; i <= count; i++)
        follow(part[i], agent)
}

END {
    for (f = 1; f <= file_count; f++) {
        agent = files[f]
        if (agent !~ /^agents\/[^\/]*\/[^\/]*\/[^\/]*\.c$/ || agent ~ /^agents\/support\//)
            continue
        split("", words)
        of_words = 0
        gather(cases[agent], agent)
        for (macro in in_macro)
            if (in_macro[macro] && text[agent] ~ ("[^A-Za-z_]" macro "[^A-Za-z_]"))
                gather(cases[macro], agent)
        if (of_words)
            for (word in words)
                add(word, agent)
        follow(agent, agent)
    }
    for (u = 1; u <= use_count; u++) {
        found = use_file[u] ~ /^agents\/support\// && use_name[u] in known_anywhere
        count = split(agents_of[use_file[u]], agents, " ")
        for (i = 1; i <= count && !found; i++)
            found = (agents[i], use_name[u]) in known
        if (!found)
            print use_file[u] ":" use_line[u] ": there is no case \"" use_name[u] "\""
    }
}
