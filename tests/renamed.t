#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The ids that tests had before (suites/renamed.txt): on the command line, in entries of known
# deviations, in earlier results. tests/compare.t and tests/trend.t have the comparisons.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
add_test cases <<'END'
TITLE("The JVM gives the answer in each case.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("red", "green"));
END
fake_jdk wrong <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
cat > "$work/suites/renamed.txt" <<'END'
# OLD NEW
fake/Old/cases fake/Answer/cases
fake/Old/plain fake/Answer/plain
END

run --jdk "$work/wrong" fake/Old/plain
is "$status" 1 'a former id on the command line'
is "$(ids)" plain 'chooses the test'
contains "$work/err" "'fake/Old/plain' has been renamed to 'fake/Answer/plain'" 'with a remark'
run --jdk "$work/wrong" fake/Old/cases:green
is "$(ids)" cases:green 'a case keeps its name'
run --jdk "$work/wrong" '!fake/Old/cases'
is "$(ids)" plain 'a former id is left out'
run --jdk "$work/wrong" fake/Answer/plain
lacks "$work/err" 'renamed' 'no remark on a present id'
run --jdk "$work/wrong" fake/Older/plain
is "$status" 2 'an id that no test ever had is an error'
"$assay" show fake/Old/plain > "$work/out" 2> "$work/err"
is "$?" 0 'show takes a former id'
contains "$work/err" "has been renamed to 'fake/Answer/plain'" 'with a remark, too'

"$assay" run --json "$work/before.json" --jdk "$work/wrong" plain > /dev/null 2>&1
sed -i 's,fake/Answer/plain,fake/Old/plain,' "$work/before.json"
run --again "$work/before.json"
is "$(ids)" plain 'what deviated under its former id is run again'

cat > "$work/known.txt" <<'END'
Cause: fake-1
Title: It is a fake
Status: open
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It answers wrongly.
Affected: 17
Date: 2026-01-31

Pin: fake-1
Versions: 17
Test: fake/Old/plain
Expected: answer: 42
Actual: answer: 41
Test: fake/Old/cases:red
Expected: answer: 42
Actual: answer: 41
END
run --jdk "$work/wrong" --known "$work/known.txt"
is "$(verdict)" 'KNOWN FAIL KNOWN' 'an entry with a former id is about the test and its cases'
printf 'fake/Old/plain 1234567 generic-all\n' > "$work/list.txt"
"$assay" problems --import "$work/list.txt" "$work/before.json" > "$work/out" 2>&1
contains "$work/out" 'Test: fake/Answer/plain' 'a ProblemList with a former id'

echo 'fake/Old/plain' > "$work/suites/renamed.txt"
run --jdk "$work/wrong"
contains "$work/err" 'suites/renamed.txt:1: a line is' 'a line that is wrong is named'
finish
