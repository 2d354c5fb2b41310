# SPDX-License-Identifier: Apache-2.0
#
# usage: awk -f tools/needless.awk spec/capabilities.tsv spec/events.tsv SHARED... AGENT...
#
# Names each capability in the `.needs` of an agent for which the agent neither calls a function nor
# names an event that it is for (spec/capabilities.tsv), and that it does not name elsewhere. Any
# function needs can_support_virtual_threads for virtual threads. What the agent's helpers name counts, too:
# functions, tables and macros of the SHARED files, those in agents/support and headers of categories.
FNR == 1 { leave_chunk() }

FILENAME == "spec/capabilities.tsv" {
    split($0, cell, "\t")
    if (FNR > 1)
        for (i = 7; i <= 10; i++) {
            users = split(cell[i], user, /,/)
            for (j = 1; j <= users; j++) {
                sub(/@.*/, "", user[j])
                serves[cell[1]] = serves[cell[1]] " " user[j]
            }
        }
    next
}

FILENAME == "spec/events.tsv" {
    split($0, cell, "\t")
    constant_of[cell[1]] = cell[2]
    next
}

FILENAME ~ /^agents\/support\// || FILENAME ~ /\.h$/ {
    if (!inside && /^(#define )?[A-Za-z_]/) {
        chunk = $0
        sub(/^#define /, "", chunk)
        if (match(chunk, /[A-Za-z_0-9]+(\(|\[| =)/))
            chunk = substr(chunk, RSTART, RLENGTH)
        gsub(/[^A-Za-z_0-9].*/, "", chunk)
        if (chunk ~ /^(static|const|extern|struct|enum|union|typedef|void|inline|jint|bool|int|char|__attribute__|EXPORT|TITLE)$/)
            chunk = ""
        scope = /^static / && FILENAME ~ /\.c$/ ? FILENAME : ""
        inside = 1
    }
    if (inside && !/^ *(\/\*|\*)/) {
        body[scope, chunk] = body[scope, chunk] " " $0
        if (FILENAME ~ /\.c$/ || !((scope, chunk) in home))
            home[scope, chunk] = FILENAME
    }
    if (/^}/ || (/^#define/ && !/\\$/) || (inside && !/\\$/ && /;$/ && /^[^ ]/) || /^$/)
        leave_chunk()
    next
}

# The text of an agent without its title and its needs.
{
    if (!(FILENAME in needs)) {
        agents[++agent_count] = FILENAME
        needs[FILENAME] = ""
    }
    line = $0
    if (line ~ /^TITLE/ || line ~ /^ *(\/\*|\*)/) next
    if (match(line, /\.needs = \{/)) needing = 1
    if (needing) {
        needs[FILENAME] = needs[FILENAME] " " line
        if (line ~ /\}/) needing = 0
        sub(/\.needs = \{.*/, "", line)
        if (line ~ /^ *\.can_/) next
    }
    text[FILENAME] = text[FILENAME] " " line
}

function leave_chunk() { inside = 0; needing = 0 }

# Adds the words of a file's text to those named, and those of the helpers that they are. What is static in
# a source file is known only there.
function gather(words, file,   word, count, i, key) {
    count = split(words, word, /[^A-Za-z_0-9]+/)
    for (i = 1; i <= count; i++)
        if (word[i] != "") {
            named[word[i]]
            if (word[i] ~ /_/) named[camel(word[i])]
            key = ((file, word[i]) in body) ? file SUBSEP word[i] : SUBSEP word[i]
            if (key in body && !(key in gathered)) {
                gathered[key]
                gather(body[key], home[key])
            }
        }
}

# newer.h has functions of newer releases by such names: suspend_all_virtual_threads.
function camel(name,   part, count, i, joined) {
    count = split(name, part, "_")
    for (i = 1; i <= count; i++)
        joined = joined toupper(substr(part[i], 1, 1)) substr(part[i], 2)
    return joined
}

# Where breakpoints are possible each instruction is a location, which single steps alone do not promise.
function is_used(capability,   user, count, i) {
    if (capability in named) return 1
    if (capability == "can_generate_breakpoint_events" && "SingleStep" in named) return 1
    count = split(serves[capability], user, " ")
    for (i = 1; i <= count; i++)
        if (user[i] in named || (user[i] in constant_of && (constant_of[user[i]] in named \
            || substr(constant_of[user[i]], 13) in named))) return 1
    return count == 0
}

END {
    for (a = 1; a <= agent_count; a++) {
        split("", named)
        split("", gathered)
        gather(text[agents[a]], agents[a])
        count = split(needs[agents[a]], word, /[^A-Za-z_0-9]+/)
        for (w = 1; w <= count; w++)
            if (word[w] ~ /^can_/ && !is_used(word[w]) \
                && word[w] != "can_support_virtual_threads" && agents[a] !~ /^agents\/capability\//)
                print agents[a] ": " word[w] ": nothing that it is for is used"
    }
}
