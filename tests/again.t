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
nothing_left 'again'
finish
