#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Tests as a jtreg test suite (assay export --jtreg), and reports of known deviations (assay
# report-bug). With jtreg, one of each kind of test is run by it.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
use_whole_suite
jdk=$(sh "$root/tools/build-jdk.sh")

try() {
    "$assay" "$@" > "$work/out" 2> "$work/err"
    status=$?
    fail_if_sanitized
}

try export --jtreg --out "$work/suite" heap/GetTag/conditions thread/GetThreadState/parked-timed \
    redefine/RedefineClasses/new-bodies agent/agent/linked
is "$status" 0 'tests become a jtreg suite'
contains "$work/out" 'agent/agent/linked starts other agents' 'those that start agents are named'
contains "$work/out" 'tests; build them with' 'the others are counted'
test=$work/suite/tests/ThreadGetThreadStateParkedTimed
contains "$test/ThreadGetThreadStateParkedTimed.java" '@requires vm.jvmti' 'a test has its tags'
contains "$test/ThreadGetThreadStateParkedTimed.java" '@run driver/timeout' 'and is run'
contains "$test/libThreadGetThreadStateParkedTimed.c" 'TEST(.target = "thread.ParkedTimed"' \
    'its agent is beside it'
ok "$([ -e "$test/java/thread/ParkedTimed.java" ]; echo $?)" 'and its Java class'
cmp -s "$test/ThreadGetThreadStateParkedTimed.expected" \
    "$root/expected/thread/GetThreadState/parked-timed.txt"
ok $? 'and its expected file'
contains "$work/suite/TEST.groups" 'tests/ThreadGetThreadStateParkedTimed' 'it is in a group'
contains "$work/suite/TEST.ROOT" 'requires.properties = vm.jvmti' 'the suite knows vm.jvmti'
try export --jtreg --out "$work/suite" heap/GetTag/conditions
is "$status" 2 'a directory that is there is not written over'
try export --jtreg --out "$work/none" agent/agent/linked
is "$status" 2 'tests of which none can be a jtreg test are an error'
ok "$([ ! -e "$work/none" ]; echo $?)" 'and leave no directory'
try export --jtreg --tier 1 --jdk "$jdk" --out "$work/tier"
is "$status" 0 'a tier becomes a jtreg suite'
tests=$(cat "$work"/tier/tests/*/*.java | grep -c '@run driver/')
cases=$(grep -vc '^#' "$root/suites/tier1.txt")
ok "$([ "$tests" -ge $((cases - 1)) ]; echo $?)" 'with all of its cases but one of a test that starts agents'
set -- "$work"/tier/ProblemList-*.txt
ok "$([ -e "$1" ]; echo $?)" 'and with a list of what is known to deviate'
ok "$(sed -n 's/^\(tests[^ #]*\).*/\1/p' "$1" | while read -r file; do
    [ -e "$work/tier/$file" ] || echo "$file"
done | grep -c .)" 'whose tests are in the suite'
try export --jtreg --out "$work/one" heap/FollowReferences/attached-thread:attached
one=$work/one/tests/HeapFollowReferencesAttachedThread
ok "$([ -e "$one/java/heap/graph/Node.java" ]; echo $?)" 'a test has the classes that the support library names'
ok "$(grep -c '@test id=' "$one"/*.java)" 'one case of a test has no id'
contains "$work/suite/tests/HeapGetTagConditions/HeapGetTagConditions.java" '@test id=' 'several have'
try export --tier 1 --out "$work/other" heap/GetTag/conditions
is "$status" 2 '--tier is for --jtreg'
try export --jtreg --check "$jdk" --out "$work/other" heap/GetTag/conditions
is "$status" 2 '--jtreg takes no --check'

# What the expected files say means the same to the class that reads them in a jtreg test.
mkdir "$work/classes"
"$jdk/bin/javac" -d "$work/classes" "$root/tests/ExpectedLines.java" \
    "$root/reports/jtreg/ExpectedTranscript.java" > "$work/out" 2>&1
is "$?" 0 'the reader of expected files compiles'
"$jdk/bin/java" -cp "$work/classes" ExpectedLines > "$work/out" 2>&1
is "$(cat "$work/out")" 'as expected' 'and reads every construct'

# A report.
try report-bug --out "$work/report" tag-listed-twice
is "$status" 0 'a cause becomes a report'
contains "$work/report/report.md" '# GetObjectsWithTags returns an object as often' 'with its title'
contains "$work/report/report.md" '`jvmti.html#GetObjectsWithTags`' 'the section'
contains "$work/report/report.md" '## Severity' 'its severity'
contains "$work/report/report.md" '    + ' 'what came'
ok "$([ -e "$work/report/reproducer/run.sh" ]; echo $?)" 'a reproducer'
contains "$work/report/jtreg/tests/HeapGetObjectsWithTagsTagListedTwice/"*.java \
    '@summary GetObjectsWithTags returns an object as often as its tag is listed' 'and a jtreg test'
try report-bug --out "$work/report" tag-listed-twice
is "$status" 2 'a report is not written over'
try report-bug no-such-cause
is "$status" 2 'there must be such a cause'
contains "$work/err" 'assay known list' 'with advice'
try report-bug --test heap/GetTag/conditions --out "$work/report-2" tag-listed-twice
is "$status" 2 'the test must be one of its pins'

if command -v jtreg > /dev/null; then
    sh "$work/suite/build.sh" "$jdk" > "$work/out" 2>&1
    is "$?$(cat "$work/out")" 0 'the libraries build'
    JT_JAVA=$jdk jtreg -agentvm "-jdk:$jdk" -nativepath:"$work/suite/native" -w:"$work/w" -r:"$work/r" \
        "$work/suite/tests" > "$work/out" 2>&1
    ok "$(grep -c 'failed: ' "$work/out")" 'no test fails in jtreg'
    contains "$work/out" 'Test results: passed: ' 'which runs the suite'
    sed -i 's/PARKED/SLEEPING/' "$test/ThreadGetThreadStateParkedTimed.expected"
    JT_JAVA=$jdk jtreg -agentvm "-jdk:$jdk" -nativepath:"$work/suite/native" -w:"$work/w" -r:"$work/r" \
        "$work/suite/tests/ThreadGetThreadStateParkedTimed" > "$work/out" 2>&1
    contains "$work/out" 'failed: 1' 'another answer fails'
else
    ok 0 'jtreg runs the suite # SKIP there is no jtreg: apt-get install jtreg7'
fi
finish
