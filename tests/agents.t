#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Rules for agents, their headers and their titles (docs/writing-tests.md).
set -u
cd "$(dirname "$0")/.." || exit 1
LC_ALL=C
export LC_ALL
count=0
failed=0

# none DESCRIPTION: passes when the file $work/found is empty.
none() {
    count=$((count + 1))
    if [ -s "$work/found" ]; then
        echo "not ok $count - $1"
        failed=1
        sed 's/^/# /' "$work/found" | head -60
    else
        echo "ok $count - $1"
    fi
}

work=$(mktemp -d "${TMPDIR:-/tmp}/assay-agents-XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

find agents -mindepth 3 -maxdepth 3 -name '*.c' ! -path 'agents/support/*' | sort > "$work/agents"

# ---- What a reader must read ------------------------------------------------

sh tools/reading-cost.sh | awk '$1 == "all" && ($3 > 60 || $4 > 140) {
    print "median " $3 " (at most 60), 90th percentile " $4 " (at most 140)" }' > "$work/found"
none 'half of the tests take at most 60 lines to read, nine tenths at most 140'

# No name has a blank.
# shellcheck disable=SC2046
set -- agents/support/*/*.[ch] $(find agents -name '*.h' ! -path 'agents/support/*')
# shellcheck disable=SC2046
awk -f tools/needless.awk spec/capabilities.tsv spec/events.tsv "$@" $(cat "$work/agents") \
    > "$work/found"
none 'agents need the capabilities of functions and events that they use only'

# agents/long-agents.txt: category/Subject/name, a blank, the reason.
xargs wc -l < "$work/agents" | awk '
    FILENAME == "agents/long-agents.txt" { if ($1 !~ /^#/ && NF > 1) excused[$1]; next }
    $2 == "total" { next }
    {
        id = $2
        sub(/^agents\//, "", id)
        sub(/\.c$/, "", id)
        present[id]
        if ($1 > 45 && !(id in excused))
            print $2 ": " $1 " lines; shorten it, or give the reason in agents/long-agents.txt"
        if ($1 <= 45 && id in excused)
            print "agents/long-agents.txt: " id " has only " $1 " lines"
    }
    END {
        for (id in excused)
            if (!(id in present))
                print "agents/long-agents.txt: there is no test " id
    }' agents/long-agents.txt - > "$work/found"
none 'an agent has at most 45 lines, or a reason'

find expected -name "*.txt" | sort > "$work/expected"
awk -f tools/absent.awk agents/absent-only.txt "$work/expected" > "$work/found"
none 'an absence is shown beside something that is there, or for a reason'

# ---- Citations ---------------------------------------------------------------

awk -F '\t' '
    FILENAME == "spec/rules.tsv" { known[$1]; subject[$2]; next }
    FNR > 1 {
        count = split($4, rule, " ")
        for (i = 1; i <= count; i++)
            if (!(rule[i] in known) && rule[i] !~ /[*]/ && rule[i] !~ /^(-|none)$/)
                print FILENAME ":" FNR ": there is no rule " rule[i]
        if (NF != 4 || $1 == "" || $4 == "")
            print FILENAME ":" FNR ": four columns, of which the second and third may be empty"
    }' spec/rules.tsv spec/line-rules.tsv > "$work/found"
none 'spec/line-rules.tsv names rules that there are'

line_rules() { # EXPECTED...
    # No name has a blank.
    # shellcheck disable=SC2046
    awk -f tools/line-rules.awk spec/events.tsv spec/params.tsv spec/rules.tsv spec/error_codes.tsv \
        spec/line-rules.tsv agents/support/*/*.[ch] $(find agents -name '*.h' ! -path 'agents/support/*') \
        $(cat "$work/agents") "$@"
}
# shellcheck disable=SC2046
line_rules $(cat "$work/expected") > "$work/found"
none 'each piece of a line that is in spec/line-rules.tsv has a rule'

mkdir -p "$work/expected-without/expected/stack/FramePop"
without=$work/expected-without/expected/stack/FramePop/several-frames.txt
sed 's/ \[FramePop\.method\]//' expected/stack/FramePop/several-frames.txt > "$without"
line_rules "$without" | grep -c 'FramePop.method: FramePop.method$' | grep -v '^3$' > "$work/found"
none 'a rule that is taken away is missed'

sed 's/ \[NotifyFramePop\.thread\.null-current\]//' expected/stack/FramePop/several-frames.txt > "$without"
line_rules "$without" | grep -c ' NotifyFramePop.null: ' | grep -v '^3$' > "$work/found"
none 'the rule of null for the thread is missed, through a helper too'

mkdir -p "$work/expected-without/expected/class_hook/ClassFileLoadHook"
without=$work/expected-without/expected/class_hook/ClassFileLoadHook/loader-null.txt
sed 's/ \[ClassFileLoadHook\.name\]//' expected/class_hook/ClassFileLoadHook/loader-null.txt > "$without"
line_rules "$without" | grep -c ' ClassFileLoadHook.name: ' | grep -v '^1$' > "$work/found"
none 'the rule of a parameter that a macro declares is missed'

mkdir -p "$work/expected-without/expected/breakpoint/Breakpoint"
without=$work/expected-without/expected/breakpoint/Breakpoint/compiled-method.txt
sed 's/ \[Breakpoint\.thread\]//' expected/breakpoint/Breakpoint/compiled-method.txt > "$without"
line_rules "$without" | grep -c ' Breakpoint.thread: ' | grep -v '^3$' > "$work/found"
none 'the rule of a thread is missed whose frame is asked for'

mkdir -p "$work/expected-without/expected/event/eventorder"
without=$work/expected-without/expected/event/eventorder/caused-at-entry.txt
sed '/^\[events\.on-causing-thread\]$/d' expected/event/eventorder/caused-at-entry.txt > "$without"
line_rules "$without" | grep -c ' MethodEntry.thread: ' | grep -v '^1$' > "$work/found"
none 'the rule of a thread is missed for which a callback disables an event'

mkdir -p "$work/expected-without/expected/virtual_thread/MethodExit"
without=$work/expected-without/expected/virtual_thread/MethodExit/parked-calls.txt
sed '/^\[SetEventNotificationMode\.virtual-thread-target\]$/d' expected/virtual_thread/MethodExit/parked-calls.txt > "$without"
line_rules "$without" | grep -c ' on_thread: ' | grep -v '^1$' > "$work/found"
none 'the rule of an event for one virtual thread is missed'

# ---- Headers ----------------------------------------------------------------

{
    find agents -mindepth 3 -name '*.[ch]' -exec grep -nH '^#include "\.\./\.\./' {} +
    find agents -mindepth 2 -maxdepth 2 -name '*.h' -exec grep -nH '^#include "\.\./' {} +
} > "$work/found"
none 'no agent includes a header of another category'

find agents -mindepth 2 -name '*.c' -path 'agents/*/*.c' ! -path 'agents/*/*/*' \
    ! -path 'agents/support/*' ! -path 'agents/companions/*' ! -path 'agents/probe/*' > "$work/found"
none 'a category has no sources but its tests'

wc -l agents/support/*/*.h | awk '$2 != "total" && $1 > 300 { print $2 ": " $1 " lines" }' > "$work/found"
none 'a header of the vocabulary has at most 300 lines'

sh tools/check-modules.sh order > "$work/found"
none 'a module of the vocabulary includes earlier ones only (agents/support/modules.txt)'

sh tools/check-modules.sh files > "$work/found"
none 'each file of the vocabulary is in one module, and its name is unique'

# classes.Samples of the category class is agents/class/samples.h.
find javasrc -name '*.java' | sed 's|.*/||; s|\.java$||' |
    sed 's/\([a-z0-9]\)\([A-Z]\)/\1_\2/g' | tr 'A-Z' 'a-z' | sort -u > "$work/targets"
find agents -mindepth 2 -maxdepth 2 -name '*.h' ! -path 'agents/support/*' ! -path 'agents/header/*' |
    while read -r header; do
        name=${header##*/}
        grep -qx "${name%.h}" "$work/targets" || echo "$header: there is no Java target of that name"
    done > "$work/found"
none 'a header of a category has the name of a Java target'

find agents suites/experiments -name '*.h' -o -path 'agents/support/*.c' | sort | xargs awk '
    FNR == 1 { candidate = "" }
    /^[A-Za-z_].*\(/ && !/^#/ && !/;[ \t]*$/ {
        candidate = $0
        # In the macros that stand for the head of a callback the name is the argument.
        if (candidate ~ /^(static )?[A-Z_]+\(/) {
            sub(/^[^(]*\(/, "", candidate)
            sub(/[,)].*/, "", candidate)
        }
        sub(/\(.*/, "", candidate)
        sub(/.*[ *]/, "", candidate)
        at = FILENAME ":" FNR
    }
    /;[ \t]*$/ && !/^[ \t]/ { candidate = "" }
    /^\{/ && candidate != "" {
        if (candidate !~ /^(JNICALL|__attribute__)$/) {
            if (candidate in where)
                print candidate ": " where[candidate] " and " at
            else
                where[candidate] = at
        }
        candidate = ""
    }' > "$work/found"
none 'no function of the vocabulary has two definitions'

grep -nE '^#define [A-Z0-9_]*_TEST\(' -r agents --include='*.[ch]' > "$work/found"
none 'tests are declared by TEST and by CONDITIONS alone'

# assay_text and record have room for what they are given, or end the test.
grep -rnE '\b(v?snprintf|v?sprintf|strn?cpy|strn?cat)\(' agents suites/experiments \
    --include='*.[ch]' | grep -vE '^agents/(support|probe|companions)/' > "$work/found"
none 'no agent or experiment puts a text together in a buffer of its own'

# No name has a blank.
# shellcheck disable=SC2046
awk -f tools/cases.awk $(find agents -name '*.[ch]' | sort) > "$work/found"
none 'agents ask for cases that they have'

grep -l '\.batch = true' agents/*/*/*.c | xargs grep -lE '(pass|asks_for)_case' > "$work/found"
none 'in a batch no target decides by the case'

# ---- Titles -----------------------------------------------------------------

xargs grep -nHE '^TITLE\(' < "$work/agents" |
    sed -n 's/^\([^:]*\):[0-9]*:TITLE("\(.*\)");$/\1	\2/p' > "$work/titles"
cut -f 1 "$work/titles" | sort | comm -23 "$work/agents" - > "$work/found"
none 'every agent has its title in one line'

cut -f 2 "$work/titles" | sort | uniq -d | while read -r title; do
    echo "$title"
    grep -F "	$title" "$work/titles" | sed 's/	.*//; s/^/    /'
done > "$work/found"
none 'titles are unique'

awk -F '\t' '
    $2 !~ /^["A-Z\\]/ && $2 !~ /^(jvmti|java|main|null)/ { print $1 ": begins in lower case: " $2 }
    $2 !~ /[.]$/ { print $1 ": does not end with a full stop: " $2 }
    length($2) > 120 { print $1 ": has " length($2) " characters: " $2 }
    split($2, words, " ") < 4 { print $1 ": is no full sentence: " $2 }' "$work/titles" > "$work/found"
none 'titles are sentences of at most 120 characters'

# ---- Names ------------------------------------------------------------------

awk '!/^#/ && NF { if (NF != 2) print FILENAME ":" FNR ": not OLD NEW: " $0
    if ($1 in old) print FILENAME ":" FNR ": " $1 " stands twice"; old[$1]; name[$2] = FNR }
    END { for (id in name) if (id in old) print FILENAME ":" name[id] ": " id " was renamed again" }' \
    suites/renamed.txt > "$work/found"
# A case may be renamed, too: category/Subject/name:old category/Subject/name:new.
awk '!/^#/ && NF == 2 { sub(/:.*/, "", $2); print $2 }' suites/renamed.txt | while read -r id; do
    [ -e "agents/$id.c" ] || echo "suites/renamed.txt: there is no test $id"
done >> "$work/found"
awk '!/^#/ && NF == 2 && $1 !~ /:/ { print $1 }' suites/renamed.txt | while read -r id; do
    [ ! -e "agents/$id.c" ] || echo "suites/renamed.txt: $id is the id of a test"
done >> "$work/found"
none 'renamed tests exist under their new ids alone'

sh tools/check-words.sh > "$work/found"
none 'no word of tools/words.txt is used'

echo "1..$count"
exit $failed
