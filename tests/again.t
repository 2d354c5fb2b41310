#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# What deviated is run again: `assay run --again` and tools/confirm.sh. What the fake JVM answers
# in a test is in the file of that name.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
add_test steady <<'END'
TITLE("The JVM gives the answer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
fake_jdk one <<END
case " \$* " in
*' -Dspoiled=yes '*) spoiled=yes ;;
*) spoiled=no ;;
esac
case " \$* " in
*steady*) answer ;;
*) if [ -f "$work/wrong" ] || [ \$spoiled = yes ]; then
       printf '# agent\nanswer: 41\n# probe\n' >&3
   else
       answer
   fi ;;
esac
END
mkdir "$work/tools"
cp "$root/tools/confirm.sh" "$work/tools/"
confirm() {
    sh "$work/tools/confirm.sh" "$@" > "$work/out" 2>&1
    status=$?
}

: > "$work/wrong"
run --jdk "$work/one" --json "$work/first.json"
is "$status" 1 'one of two tests deviates'

run --again "$work/first.json"
is "$status" 1 'again: it deviates again'
is "$(ids)" plain 'again: what held is not run'

run --again "$work/first.json" 'fake/*'
is "$(ids)" plain 'again, with a glob: those of them that match'
run --again "$work/first.json" steady
is "$status" 2 'again, with a glob that matches none of them: exit status 2'
contains "$work/err" 'no test is selected' 'again, with a glob that matches none of them: said so'
sed 's/"specification": 17/"specification": 11/' "$work/first.json" > "$work/as-of-11.json"
run --again "$work/as-of-11.json"
contains "$work/out" 'specification 11' 'again: against the same specification'
run --again "$work/as-of-11.json" --jdk "$work/one"
contains "$work/out" 'specification 17' 'again, on another JVM: against its own specification'

run --again "$work/first.json" --repeat 3
is "$(ids)" 'plain plain plain' 'again, several times'

confirm "$work/first.json"
is "$status" 1 'confirm: what comes again fails'
contains "$work/out" '+ answer: 41' 'confirm: and is shown'

rm "$work/wrong"
confirm "$work/first.json"
is "$status" 0 'confirm: what does not come again does not fail'
contains "$work/out" 'FLAKY fake/Answer/plain' 'confirm: it is named'
contains "$work/out" '5 of 5 tests pass' 'confirm: with what was seen'

sed 's/"verdict": "FAIL"/"verdict": "CRASH"/' "$work/first.json" > "$work/crashed.json"
confirm "$work/crashed.json"
is "$status" 1 'confirm: a crash fails though it does not come again'
contains "$work/out" 'CRASHED' 'confirm: that is said'
confirm
is "$status" 2 'confirm: without results there is nothing to confirm by'

run --jdk "$work/one" --vm-arg -Dspoiled=yes --json "$work/second.json"
is "$status" 1 'an argument of the JVM makes it deviate'
run --again "$work/second.json"
is "$status" 1 'again: with the arguments of the first time'
run --again "$work/second.json" --jdk "$work/one"
is "$status" 0 'again, on another JVM: without the arguments of the first time'
run --again "$work/second.json" --vm-arg -Dspoiled=no
is "$status" 0 'again: other arguments if they are given'

run --jdk "$work/one" --json "$work/third.json"
run --again "$work/third.json"
is "$status" 0 'nothing deviated: exit status 0'
contains "$work/out" 'there is nothing to run again' 'nothing deviated: said so'
confirm "$work/third.json"
is "$status $(cat "$work/out")" '0 ' 'confirm: nothing deviated, nothing to say'

run --again "$work/nonesuch.json"
is "$status" 2 'no such results: exit status 2'
contains "$work/err" 'nonesuch.json' 'no such results: named'
confirm "$work/nonesuch.json"
is "$status" 2 'confirm: no such results'

# Ending early, and what failed before first.
: > "$work/wrong"
run --jdk "$work/one" -j 1 --repeat 3 --fail-fast 1
is "$status" 1 '--fail-fast: exit status 1'
ok "$([ "$(ids | wc -w)" -lt 6 ]; echo $?)" '--fail-fast: no more tests are begun'
contains "$work/out" ' of 6 tests: as many tests deviated as --fail-fast allows' \
    '--fail-fast: the last sentence says so'
is "$(grep -c '"interrupted": true' "$work"/json/*)" 1 '--fail-fast: the results are marked as not all'
run --jdk "$work/one" -j 1 steady plain --failed-first "$work/third.json"
is "$(ids)" 'plain steady' '--failed-first, where nothing failed: the usual order'
run --jdk "$work/one" -j 1 --failed-first "$work/first.json" --repeat 2
is "$(ids)" 'plain plain steady steady' '--failed-first: they come first'
run --jdk "$work/one" --time-budget 60
is "$status" 2 '--time-budget without a unit: exit status 2'
contains "$work/err" 'not a number of seconds or minutes, as in 60s or 10m' '--time-budget without a unit: said so'
run --jdk "$work/one" -j 1 --time-budget 1s --repeat 5000 steady
is "$status" 0 '--time-budget: exit status 0 as nothing deviated'
contains "$work/out" 'the time of --time-budget is over' '--time-budget: the last sentence says so'
echo fake/Answer/steady > "$work/suites/tier1.txt"
run --jdk "$work/one" --tier 1
is "$(ids)" steady '--tier 1: the tests of its suite'
run --jdk "$work/one" --tier 3
is "$(ids)" 'plain steady' '--tier 3: all'
run --jdk "$work/one" --tier 4
is "$status" 2 '--tier 4: exit status 2'
contains "$work/err" 'the tiers are 1, 2 and 3' '--tier 4: said so'
run --jdk "$work/one" plain --timeout-scale 3
contains "$work/out" '--timeout-scale=3 fake/Answer/plain' 'the line again: repeats the options that matter'
nothing_left 'again'
finish
