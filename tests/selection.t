#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Which tests run, in which order, and which are not applicable.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
fake_jdk good <<'END'
answer
echo "$ASSAY_CASE" >> "$LOG"
END
LOG=$work/log
export LOG

add_test cases <<'END'
TITLE("A test with cases.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("red", "green", "blue"));
END
add_test newer <<'END'
TITLE("Something newer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .since = 21);
END
add_test older <<'END'
TITLE("Something older.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .until = 11);
END
add_test capable <<'END'
TITLE("Something that the JVM does not offer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_force_early_return = 1});
END

# selects WANTED OPTION...
selects() {
    selects_wanted=$1
    shift
    : > "$LOG"
    run --jdk "$work/good" -j 1 "$@"
    is "$(ids)" "$selects_wanted" "selected by $*"
}

selects 'capable cases:red cases:green cases:blue newer older plain' '*'
selects 'plain' plain
selects 'plain' fake/Answer/plain
selects 'plain' 'fake/*/pl?in'
selects 'cases:red cases:green cases:blue' cases
is "$(tr '\n' ' ' < "$LOG")" 'red green blue ' 'the JVM gets the case'
selects 'cases:green' fake/Answer/cases:green
selects 'cases:red cases:green' 'cases:*re*'
selects 'capable newer older plain' fake '!cases'
selects 'plain' Answer -- -cases -newer -older -capable
selects 'cases:red cases:blue plain' '!cases:green' '!newer' '!older' '!capable'
selects 'plain plain plain' plain --repeat 3

run --jdk "$work/good" 'nonesuch*'
is "$status" 2 'nothing matches: exit status 2'
contains "$work/err" "no test matches 'nonesuch*'" 'nothing matches: the glob is named'
run --jdk "$work/good" plain nonesuch
is "$status" 2 'one of two globs matches nothing: exit status 2'
run --jdk "$work/good" plain '!plain'
is "$status" 2 'everything is left out: exit status 2'
contains "$work/err" 'no test is selected' 'everything is left out: it says so'

cat > "$work/suites/some.txt" <<'END'
# A suite.
cases   # all three
!cases:red

plain
END
selects 'cases:green cases:blue plain' --suite some
selects 'cases:green plain' --suite some '!cases:blue'
printf 'plain\r\n' > "$work/own.txt"
selects 'plain' --suite "$work/own.txt"
selects 'cases:green cases:blue plain' --suite some.txt
run --jdk "$work/good" --suite nonesuch
is "$status" 2 'no such suite: exit status 2'
contains "$work/err" 'suites/nonesuch.txt' 'no such suite: its file is named'
printf '# Nothing yet.\n\n' > "$work/empty.txt"
run --jdk "$work/good" --suite "$work/empty.txt"
is "$status" 2 'a suite without tests is not all tests: exit status 2'
contains "$work/err" 'empty.txt names no test' 'a suite without tests: said so'
run --jdk "$work/good" --suite "$work/suites/"
is "$status" 2 'a suite that cannot be read: exit status 2'
contains "$work/err" 'suites/: Is a directory' 'a suite that cannot be read: said so'
"$assay" list --suite "$work/empty.txt" > "$work/out" 2> "$work/err"
is "$? $(cat "$work/out")" '2 ' 'list: a suite without tests has none'

: > "$LOG"
run --jdk "$work/good" --seed 7 --repeat 2
first=$(ids)
run --jdk "$work/good" --seed 7 --repeat 2 -j 4
is "$(ids)" "$first" 'one seed is one order'
run --jdk "$work/good" --seed 8 --repeat 2
[ "$(ids)" != "$first" ]
ok $? 'another seed is another one'

run --jdk "$work/good"
is "$status" 0 'not applicable is no deviation'
is "$(verdict)" 'NA PASS PASS PASS NA NA PASS' 'what is not applicable is NA'
contains "$work/out" 'can_force_early_return' 'with the capability that is missing'
lacks "$work/out" 'offer can_tag_objects' 'and not the one that is offered'
contains "$work/out" 'since version 21' 'with the first version'
contains "$work/out" 'until version 11' 'with the last version'
run --jdk "$work/good" newer older
is "$status" 2 'nothing but NA is not green'
contains "$work/err" 'nothing ran' 'and says so'
run --jdk "$work/good" --spec 21 newer
is "$(verdict)" PASS '--spec decides the version'

# badly DESCRIPTION OPTION...: bad usage.
badly() {
    badly_what=$1
    shift
    run --jdk "$work/good" "$@"
    is "$status" 2 "$badly_what: exit status 2"
    is "$(grep -c . "$work/err")" 1 "$badly_what: one message"
    is "$(cat "$work/out")" '' "$badly_what: nothing is run"
}
badly 'unknown option' --nonesuch
badly 'option without its value' --tap
badly 'no number' -j many
badly 'no JVM at a time' -j 0
badly 'negative repeat' --repeat -1
badly 'no seed' --seed x
badly 'no scale' --timeout-scale nan
badly 'no scale' --timeout-scale 0
badly 'no version' --spec eight
badly 'a version without rules' --spec 7
badly 'a negative number of parts' --shard 1/-4
badly 'a blank in the parts' --shard '1/ 4'
badly 'more than parts' --shard 1/4x
badly 'an empty name' --json ''
"$assay" nonesuch > "$work/out" 2> "$work/err"
is $? 2 'unknown command: exit status 2'
"$assay" rnu > "$work/out" 2> "$work/err"
contains "$work/err" "did you mean 'run'?" 'letters that were swapped are one mistake'
"$assay" > "$work/out" 2> "$work/err"
is $? 2 'no command: exit status 2'
"$assay" run --help > "$work/out" 2> "$work/err"
is $? 0 'help: exit status 0'
is "$("$assay" --version | cut -d' ' -f1)" assay 'version'
# Parts of a run, and what they make together.
for part in 1 2 3; do
    "$built/assay" run --jdk "$(sh "$root/tools/build-jdk.sh")" --shard $part/3 \
        --json "$work/$part.json" 'memory/Allocate/*' > "$work/out" 2>&1
done
"$built/assay" merge -o "$work/whole.json" "$work/2.json" "$work/3.json" "$work/1.json"
is $? 0 'the parts of a run are joined'
is "$(grep '^   "id"' "$work/whole.json")" \
    "$(cat "$work/1.json" "$work/2.json" "$work/3.json" | grep '^   "id"' | LC_ALL=C sort)" \
    'the whole has the results of the parts, in the order of their names'
"$built/assay" compare "$work/whole.json" "$work/whole.json" > "$work/out" 2>&1
is $? 0 'the whole is a result like any other'
first=$(grep -c '^   "id"' "$work/1.json")
third=$(grep -c '^   "id"' "$work/3.json")
ok $((first - third < 0 || first - third > 1)) 'the parts are of like size'
"$built/assay" merge "$work/1.json" "$work/1.json" > "$work/out" 2> "$work/err"
is $? 2 'one part twice: exit status 2'
contains "$work/err" 'are both part 1' 'one part twice: said so'

# Parts by the times of an earlier run: one test that took as long as all others has a part of its own.
{
    printf '{"schema": 1, "specification": 17, "interrupted": false,\n'
    printf ' "vm": {"name": "Fake VM", "version": "1"}, "results": [\n'
    printf '  {"id": "fake/Answer/plain", "verdict": "PASS", "seconds": 9.0, "comparison": []},\n'
    printf '  {"id": "fake/Answer/older", "verdict": "PASS", "seconds": 1.0, "comparison": []}]}\n'
} > "$work/times.json"
# part_of I/N OPTION...: the tests of that part.
part_of() {
    "$assay" run --jdk "$work/good" --dry-run --shard "$@" 2> "$work/err" | sort | tr '\n' ' '
}
is "$(part_of 1/2 --times "$work/times.json")" 'fake/Answer/plain ' \
    '--times: the longest test has a part of its own'
is "$({ part_of 1/3 --times "$work/times.json"; part_of 2/3 --times "$work/times.json"
    part_of 3/3 --times "$work/times.json"; } | tr ' ' '\n' | sort)" \
    "$(part_of 1/1 | tr ' ' '\n' | sort)" '--times: the parts make the whole'
run --jdk "$work/good" --times "$work/times.json" plain
is "$status" 2 '--times without --shard: exit status 2'
contains "$work/err" 'it is for --shard I/N' '--times without --shard: said so'
run --jdk "$work/good" --shard 1/2 --times "$work/nonesuch.json"
is "$status" 2 '--times of no results: exit status 2'
sed 's/9.0/0.1/' "$work/times.json" > "$work/others.json"
for part in 1 2; do
    "$assay" run --jdk "$work/good" --shard $part/2 --times "$work/times.json" \
        --json "$work/$part.json" > "$work/out" 2>&1
done
"$assay" merge -o "$work/whole.json" "$work/1.json" "$work/2.json" > "$work/out" 2>&1
is $? 0 '--times: parts by the same times are joined'
"$assay" run --jdk "$work/good" --shard 2/2 --times "$work/others.json" --json "$work/2.json" > "$work/out" 2>&1
"$assay" merge "$work/1.json" "$work/2.json" > "$work/out" 2> "$work/err"
is $? 2 '--times: parts by other times are not'
contains "$work/err" "'times' differs" '--times: and that is what differs'
"$assay" run --jdk "$work/good" --shard 2/2 --json "$work/2.json" > "$work/out" 2>&1
"$assay" merge "$work/1.json" "$work/2.json" > "$work/out" 2> "$work/err"
is $? 2 '--times: nor are parts by times and without'
"$built/assay" run --shard 3/2 > "$work/out" 2> "$work/err"
is $? 2 'no such part: exit status 2'
contains "$work/err" '--shard 3/2: not I/N' 'no such part: said so'


selects 'cases:red plain' -k 'red or (not cases and pl)'
selects 'cases:blue plain' -k 'Answer and not (red or green) and not newer and not older and not capable'
selects 'plain' fake/Answer/plain/
selects 'plain' agents/fake/Answer/plain.c
selects 'newer older' -k 'er' '!plain' '!cases' '!capable'
run --jdk "$work/good" -k 'plain and'
is "$status" 2 'an expression without its end: exit status 2'
contains "$work/err" "a word is missing at the end" 'and what is wrong'
run --jdk "$work/good" -k 'plain) or'
contains "$work/err" "'and' or 'or' is missing before ') or'" 'a parenthesis too many is reported'
run --jdk "$work/good" 'fake/Anser/plain'
contains "$work/err" "did you mean 'fake/Answer/plain'?" 'a mistyped name: the nearest one is named'
"$assay" run --jdk "$work/good" -q 'cases' > "$work/out" 2> "$work/err"
is "$?" "$("$assay" run --jdk "$work/good" 'cases' > /dev/null 2>&1; echo $?)" \
    '--quiet ends with the same status'
is "$(cat "$work/out" "$work/err")" '' 'and prints nothing'
"$assay" show fake/Anwser/plain > "$work/out" 2>&1
is "$?" 2 'show: a test that there is not'
contains "$work/out" "did you mean 'fake/Answer/plain'?" 'and which one may have been meant'
run --jdk "$work/good" --dry-run 'cases'
is "$(tr '\n' ' ' < "$work/out")" 'fake/Answer/cases:red fake/Answer/cases:green fake/Answer/cases:blue ' \
    '--dry-run lists what would run'

run --jdk "$work/good" --spec 99
is "$status" 2 '--spec of a version that nobody knows: exit status 2'
contains "$work/err" '--spec 99: the newest version that the suite knows is' 'and the newest is named'

finish
