#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay coverage, explain and list --rule, on the suite itself and on a small one.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
use_whole_suite

cd "$work" || exit 1
"$assay" coverage >out 2>&1
is $? 0 'the coverage of the suite'
contains out 'threadCategory' 'by category'
contains out 'events ' 'with what is touched'
"$assay" coverage --json >out.json 2>&1
is $? 0 'as JSON'
contains out.json '"missing": [' 'with what is missing'
"$assay" coverage NoSuchSubject >out 2>&1
is $? 2 'a subject that is none is an error'

"$assay" explain GetThreadState:THREAD_NOT_ALIVE GetThreadState.parked >out 2>&1
[ $? -le 2 ]
ok $? 'explain takes several names'
"$assay" explain THREAD_NOT_SUSPENDED >out 2>&1
is $? 0 'an error is explained'
contains out '[PopFrame:THREAD_NOT_SUSPENDED] must' 'for each function that documents it'
contains out 'covered by stack/PopFrame/' 'with the tests that cover it'
"$assay" explain NoSuchRule >out 2>&1
is $? 2 'a rule that is none is an error'
"$assay" explain GetTreadState >out 2>&1
contains out "did you mean 'GetThreadState'?" 'the nearest name is shown'
"$assay" list --rule PopFrame:THREAD_NOT_SUSPENDED >out 2>&1
is $? 0 'tests of a rule are listed'
contains out 'stack/PopFrame/' 'by name'
"$assay" list --rule No.such >out 2>&1
is $? 2 'of a rule that is none they are not'

# The matrix of threads; then without a reason, and with one too many.
"$assay" coverage --matrix threads >out 2>err
is $? 0 'the matrix of threads has no holes'
contains out 'Functions by the kind of the thread that calls them' 'by the caller'
contains out 'Why there is no test' 'with reasons'
"$assay" coverage --matrix threads --missing >out 2>&1
is "$(cat out)" '' 'nothing is missing in it'
"$assay" coverage --matrix threads --json >out 2>&1
contains out '"state": "covered"' 'the matrix as JSON'
"$assay" coverage --matrix threads GetThreadState >out 2>&1
is $? 2 'it is of all functions'
"$assay" coverage --matrix classes >out 2>&1
is $? 2 'there is no other matrix'
rm whole/suites
mkdir -p whole/suites/threads
ln -s "$root"/suites/*.txt "$root/suites/known" whole/suites/
cp "$root"/suites/threads/*.tsv whole/suites/threads/
sed -i '/^PopFrame\tsuspended\t/d' whole/suites/threads/calls.tsv
"$assay" coverage --matrix threads --missing >out 2>&1
is $? 1 'a hole is a deviation'
is "$(cat out)" "$(printf 'target\tPopFrame\tsuspended')" 'and named'
cp "$root/suites/threads/calls.tsv" whole/suites/threads/
printf 'target\tPopFrame\tsuspended\tno reason\n' >>whole/suites/threads/explained.tsv
"$assay" coverage --matrix threads --missing >out 2>&1
is $? 1 'so is a reason without a cell'
contains out 'it explains no cell' 'and it is shown'
sed -i 's/^PopFrame\tsuspended/PopFrame\tsleepy/' whole/suites/threads/calls.tsv
"$assay" coverage --matrix threads >out 2>&1
is $? 2 'a kind that is none is an error'
rm -r whole

# What is recorded of threads, on a real JVM.
make_home
ln -s "$built/faults" build/faults
add_test threads <<'TEST'
#include "threads.h"
TITLE("Threads are asked for their states.");
static void JNICALL ask(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    jint state;
    must(GetThreadState, NULL, &state);
}
static void observe(JNIEnv *jni, jobject subject)
{
    jint state = 0;
    must(GetThreadState, new_thread(jni, "unstarted"), &state);
    must(GetThreadState, current_thread(), &state);
    await_end(start_agent_thread(jni, "agent", ask, NULL));
    say("answer: 42");
}
TEST(.probe = observe);
TEST
"$assay" run --jdk "${JDK:-$(sh "$root/tools/build-jdk.sh")}" \
    --vm-arg "-agentpath:$work/build/faults/faults.so=threads@$work/calls" threads >out 2>&1
is $? 0 'a test passes while its threads are recorded'
for call in 'unstarted platform' 'self platform' 'null agent' 'ended platform'; do
    grep -q "^GetThreadState$(printf '\t')$(echo "$call" | tr ' ' '\t')$(printf '\t')fake/Answer/threads$" calls
    ok $? "recorded: $call"
done

# In the small suite one rule is covered, and all others are missing.
"$assay" coverage --missing general >out 2>&1
is $? 1 'what is missing is a deviation'
contains out 'GetPhase.' 'and named'
finish
