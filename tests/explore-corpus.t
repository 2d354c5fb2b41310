#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay explore --corpus on the JVM of the JDK that built the suite: scenarios that execute something new in the
# JVM's own code are kept, found again, and made fewer.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
if ! sh "$root/runner/faults/branches.sh" "$jdk/lib/server/libjvm.so" '^JvmtiEnv::GetTag' > "$work/places" 2> "$work/err"; then
    echo "1..0 # SKIP $(cat "$work/err")"
    exit 0
fi
make_home
ln -s "$built/explore.so" "$built/faults" "$work/build/"
ln -s "$root/runner" "$work/runner"
corpus=$work/corpus

# explore OPTION...: leaves the status in $status and the outputs in $work/out and $work/err.
explore() {
    "$assay" explore --jdk "$jdk" --timeout-scale 4 -j 2 "$@" > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    fail_if_sanitized
}

# listed DIRECTORY: the names of its scenarios.
listed() {
    (cd "$1" && ls -- *.scenario) 2> /dev/null
}

# number KEY: its value in the results.
number() {
    sed -n "s/^ *\"$1\": \([0-9][0-9]*\).*/\1/p" "$work/result.json"
}

explore --corpus "$corpus" --scenarios 4 --seed 1 --json "$work/result.json"
is "$status" 0 'a corpus is made'
kept=$(listed "$corpus" | wc -l)
[ "$kept" -gt 0 ]
ok $? 'scenarios are kept'
is "$(number kept)" "$kept" 'as many as the results say'
[ "$(number places_reached)" -gt 100 ] && [ "$(number places)" -gt "$(number places_reached)" ]
ok $? 'the results say how many places are reached, and of how many'
reached=$(number places_reached)
contains "$work/out" "$reached of $(number places) places, $kept kept" 'and so does the summary'
first=$(listed "$corpus" | sed q)
is "$(sed -n '2s/[0-9][0-9]*/N/gp' "$corpus/$first")" '# N new places of N; seed N' 'a scenario says what it was kept for'
explore --replay "$corpus/$first"
is "$status" 0 'it can be run by itself'

# One operation is not meant to execute anything that the scenarios of 60 do not. What the JVM does by itself, such as
# a collection or the compilation of a method, may come in one run and not in another: then it is new, and run again.
for _ in 1 2 3 4 5 6 7 8; do
    kept=$(listed "$corpus" | wc -l)
    reached=$(number places_reached)
    explore --corpus "$corpus" --scenarios 1 --length 1 --seed 1 --json "$work/result.json"
    [ "$status:$(number kept):$(number places_reached)" != "0:0:$reached" ] || break
done
is "$status:$(number kept):$(number scenarios | tail -1)" "0:0:$kept" 'where nothing is new nothing is kept'
is "$(number places_reached)" "$reached" 'what the corpus reaches is known'
is "$(number jvms)" 2 'without running it again'
listed "$corpus" > "$work/names"
mkdir "$work/copy"
cp "$corpus"/*.scenario "$work/copy/"
explore --corpus "$work/copy" --scenarios 1 --length 1 --seed 1 --json "$work/result.json"
is "$(number jvms)" $((kept + 2)) 'scenarios that were copied are run once'
is "$(cd "$work/copy"/places-* && ls -- *.places | sed 's/places$/scenario/' | grep -cxF -f "$work/names")" "$kept" \
    'and what they execute is kept'
explore --corpus "$corpus" --scenarios 4 --seed 2 --json "$work/result.json"
is "$(listed "$corpus" | wc -l)" "$(number scenarios | tail -1)" 'with other scenarios it goes on'
is "$(listed "$corpus" | grep -cxF -f "$work/names")" "$kept" 'and nothing is lost'

# The beginning of a scenario executes nothing that the whole does not.
{ sed -n '/^environments/,/^start/p' "$corpus/$first"; } > "$corpus/part.scenario"
listed "$corpus" > "$work/names"
explore --corpus "$corpus" --minimise
is "$status" 0 '--minimise'
is "$(listed "$corpus" | grep -c part)" 0 'a scenario that is not needed is removed'
left=$(listed "$corpus" | wc -l)
contains "$work/out" "$corpus: $left of $(wc -l < "$work/names") scenarios kept" 'it is said how many are kept'
is "$(cd "$corpus"/places-* && ls -- *.places | wc -l)" "$left" 'what is known of the others is removed, too'
explore --corpus "$corpus" --minimise --json "$work/result.json"
contains "$work/out" "$corpus: $left of $left scenarios kept" 'the second time all are needed'
[ "$(number places_reached)" -ge "$reached" ]
ok $? 'and what they reach is as much as before'

# What cannot be read.
printf 'actor A platform\nfly A\n' > "$corpus/bird.scenario"
listed "$corpus" > "$work/names"
for option in --scenarios=1 --minimise; do
    explore --corpus "$corpus" "$option"
    is "$status" 2 "$option: a damaged scenario is an error"
    is "$(cat "$work/err")" "assay: $corpus/bird.scenario:2: there is no such operation" "$option: one line names it"
    is "$(listed "$corpus")" "$(cat "$work/names")" "$option: nothing is lost"
done
rm "$corpus/bird.scenario"
: > "$work/file"
explore --corpus "$work/file" --scenarios 1
is "$status" 2 'what is no directory is an error'

# Without a symbol table.
mkdir "$work/bin"
printf '#!/bin/sh\n' > "$work/bin/nm"
chmod +x "$work/bin/nm"
PATH=$work/bin:$PATH ASSAY_DEBUG=$work explore --corpus "$work/none" --scenarios 2 --seed 1 -q --json "$work/result.json"
is "$status" 0 'without a symbol table scenarios are run'
is "$(grep -c 'exploring is not guided: .*its symbol table was stripped' "$work/err"):$(wc -l < "$work/err")" 1:1 \
    'and one line says that this is not guided'
contains "$work/result.json" '"corpus": null' 'and the results, too'
is "$(ls "$work/none" 2> /dev/null)" '' 'nothing is kept'
PATH=$work/bin:$PATH ASSAY_DEBUG=$work explore --corpus "$work/none" --minimise
is "$status" 2 'and nothing is minimised'

# An interruption. A shell starts what it puts into the background with SIGINT ignored.
# shellcheck disable=SC2016 # the words are for perl
perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$assay" explore --jdk "$jdk" --timeout-scale 4 --corpus "$work/broken-off" --minutes 10 -j 1 -q --seed 1 \
    > "$work/out" 2> "$work/err" &
pid=$!
until [ -n "$(listed "$work/broken-off")" ] || ! kill -0 $pid 2> /dev/null; do
    sleep 0.2
done
kill -INT $pid
wait $pid
is $? 130 'it is interrupted'
listed "$work/broken-off" > "$work/names"
explore --corpus "$work/broken-off" --scenarios 1 --length 1 --json "$work/result.json"
is "$status:$(($(number scenarios | tail -1) - $(number kept)))" "0:$(wc -l < "$work/names")" 'what was kept is there'

explore --corpus "$corpus" --replay "$corpus/$first"
is "$status" 2 '--corpus is not for --replay'
explore --corpus "$corpus" --fault FramePop/never
is "$status" 2 'and not for --fault'
finish
