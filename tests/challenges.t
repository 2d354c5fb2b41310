#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Tests that are believed wrong: run, shown, counted nowhere.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
add_test cases <<'END'
TITLE("The JVM gives the answer in both cases.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("one", "two"));
END
fake_jdk wrong <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
fake_jdk good <<'END'
answer
END
fake_jdk half <<'END'
case $ASSAY_CASE in
one) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
*) answer ;;
esac
END

# challenge TEST
challenge() {
    cat > "$work/suites/challenges.txt" <<END
# A comment.
Challenge: fake-1
Test: $1
Argument: Nobody can know the answer.
Date: 2026-01-31
END
}

run --jdk "$work/half"
is "$status" 1 'not challenged: exit status 1'
challenge fake/Answer/cases:one
run --jdk "$work/half" --tap "$work/tap" --junit "$work/xml" --strict
is "$status" 0 'a challenged case: exit status 0'
is "$(verdict)" 'FAIL PASS PASS' 'it is run, and has its verdict'
contains "$work/out" '2 of 2 tests pass' 'it is not counted'
contains "$work/out" 'FAIL       fake/Answer/cases:one  Nobody can know the answer.' 'it is shown'
lacks "$work/out" 'Not as expected' 'and not among the failures'
contains "$work/tap" 'not ok 1 - fake/Answer/cases:one # TODO challenged (FAIL): Nobody' 'TAP: TODO'
prove --exec cat "$work/tap" > "$work/out" 2>&1
ok $? 'TAP: prove takes it'
contains "$work/xml" 'failures="0"' 'JUnit: no failure'
contains "$work/xml" '<skipped message="challenged: Nobody can know the answer."/>' 'JUnit: skipped'
is "$(xmllint --noout --schema "$root/tests/schema/junit.xsd" "$work/xml" 2>&1 \
    | grep -c validates)" 1 'JUnit: valid'
contains "$work"/json/*.json '"challenge": "Nobody can know the answer."' 'JSON: the argument'
contains "$work"/json/*.json '"FAIL": 0' 'JSON: not counted'
"$assay" matrix --all "$work"/json/*.json > "$work/out"
lacks "$work/out" 'cases:one' 'matrix: not counted'

challenge fake/Answer/cases
run --jdk "$work/wrong"
is "$status" 1 'the other test still counts'
run --jdk "$work/wrong" cases
is "$status" 2 'nothing that counts: exit status 2'
contains "$work/err" 'nothing ran' 'nothing that counts: it is reported'
"$assay" coverage > "$work/before"
contains "$work/before" 'GetThreadState' 'coverage goes on'

# refused TEXT
refused() {
    run --jdk "$work/good"
    is "$status" 2 "$1: exit status 2"
    contains "$work/err" "$1" "$1: it is reported"
}
challenge fake/Answer/nonesuch
refused "challenges.txt:3: there is no test 'fake/Answer/nonesuch'"
challenge fake/Answer/plain
sed -i '/Argument/d' "$work/suites/challenges.txt"
refused "the challenge 'fake-1' has no key Argument:"
challenge fake/Answer/plain
sed -i 's/2026-01-31/soon/' "$work/suites/challenges.txt"
refused "challenges.txt:5: 'soon' is not a date"
echo 'Cause: none' >> "$work/suites/challenges.txt"
sed -i 's/soon/2026-01-31/' "$work/suites/challenges.txt"
refused "there is no key 'Cause'"
echo 'Test: x' > "$work/suites/challenges.txt"
refused "challenges.txt:1: there is no test 'x'"
finish
