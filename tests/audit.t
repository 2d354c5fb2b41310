#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay audit: which faults it knows, which are detected, and what it reports about those that are
# not. On a real JVM, that of the JDK that built the suite.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
ln -s "$built/faults" "$work/build/faults"
mkdir -p "$work/runner/faults"
: > "$work/runner/faults/accepted.txt"

# audit OPTION...: leaves the status in $status and the outputs in $work/out and $work/err.
audit() {
    "$assay" audit "$@" > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    if grep -Eq "Sanitizer|runtime error:|^==[0-9]+==" "$work/err"; then
        sed "s/^/# /" "$work/err"
        status=99
    fi
    cat "$work/out" "$work/err" > "$work/all"
}

# count_of WORDS: the number before them in the closing line.
count_of() {
    sed -n "s/^[0-9]* faults\{0,1\}:.* \([0-9]*\) $1.*/\1/p" "$work/out"
}

add_test careful <<'END'
TITLE("The state of a thread, and the phase.");
static void observe(JNIEnv *jni, jobject subject)
{
    jint state = 0;
    jvmtiPhase phase = 0;
    must(GetThreadState, NULL, &state);
    must(GetPhase, &phase);
    bool right = (state & JVMTI_THREAD_STATE_ALIVE) != 0 && phase == JVMTI_PHASE_LIVE;
    say("answer: %d", right ? 42 : 0);
}
TEST(.probe = observe);
END
add_test careless <<'END'
TITLE("A count that nobody looks at, and hash codes.");
static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0, first = 0, second = 0;
    jclass klass = (*jni)->FindClass(jni, "java/lang/Object");
    must(GetFrameCount, NULL, &count);
    must(GetObjectHashCode, klass, &first);
    must(GetObjectHashCode, klass, &second);
    say("answer: %d", first == second ? 42 : 0);
}
TEST(.probe = observe);
END

audit --list
is "$status" 0 '--list: exit status 0'
contains "$work/out" 'GetThreadState/thread_state_ptr/plus-one' \
    '--list: has the faults of functions'
contains "$work/out" 'Breakpoint/never' '--list: of events'
contains "$work/out" 'can_tag_objects/not-granted' '--list: of capabilities'
contains "$work/out" 'GetThreadState/by-hand/parked_lost' '--list: by hand'
[ "$(grep -c '/by-hand/' "$work/out")" -ge 80 ]
ok $? '--list: at least 80 by hand'
is "$(grep -v '^ ' "$work/out" | sort | uniq -d)" '' '--list: each fault once'

audit --list --fault GetTag
is "$(grep -v '^ ' "$work/out" | grep -vc '^GetTag/')" 0 '--list --fault: only those'
contains "$work/out" 'GetTag/tag_ptr/plus-one' '--list --fault: those it names'
audit --list --fault 'nonesuch/*'
is "$status" 2 'a glob without faults: exit status 2'
contains "$work/err" "no fault matches 'nonesuch/*'" 'a glob without faults: it is named'
audit --fault GetTag
is "$status" 2 'no JDK: exit status 2'
audit --jdk "$jdk" --sample many
is "$status" 2 'a bad number: exit status 2'

audit --jdk "$jdk" -q --fault GetThreadState/does-nothing --fault GetPhase/internal \
    --json "$work/a.json"
is "$status" 0 'faults that are detected: exit status 0'
is "$(count_of detected)" 2 'faults that are detected: counted'
contains "$work/a.json" '"by": "fake/Answer/careful"' 'faults that are detected: by whom'

audit --jdk "$jdk" -q --fault GetFrameCount/count_ptr/plus-one
is "$status" 1 'a fault that is undetected: exit status 1'
is "$(count_of undetected,)" 1 'a fault that is undetected: counted'
contains "$work/out" 'undetected by fake/Answer/careless' \
    'a fault that is undetected: who could have detected'
audit --jdk "$jdk" -q --fault GetFrameCount/count_ptr/plus-one --least 0
is "$status" 0 'enough is detected: exit status 0'

audit --jdk "$jdk" -q --fault GetObjectHashCode/hash_code_ptr/plus-one
is "$(count_of undetected,)" 1 'a fault without consequence is not detected'
audit --jdk "$jdk" -q --fault GetObjectHashCode/by-hand/hash_changes
is "$(count_of detected)" 1 'one with consequence is'
echo 'GetObjectHashCode/hash_code_ptr/plus-one Any number will do.' > "$work/runner/faults/accepted.txt"
audit --jdk "$jdk" -q --fault GetObjectHashCode/hash_code_ptr/plus-one
is "$status" 0 'a fault that is accepted: exit status 0'
contains "$work/out" 'Any number will do.' 'a fault that is accepted: why'
echo 'GetObjectHashCode/none Any number will do.' > "$work/runner/faults/accepted.txt"
audit --jdk "$jdk" -q --fault GetPhase/internal
is "$status" 2 'an unknown fault is accepted: exit status 2'
contains "$work/err" 'accepted.txt:1: there is no such fault' \
    'an unknown fault is accepted: it is said'
: > "$work/runner/faults/accepted.txt"

audit --jdk "$jdk" -q --fault GetTag/tag_ptr/plus-one
is "$status" 2 'a fault that no test can see: exit status 2'
contains "$work/err" 'nothing was falsified' 'a fault that no test can see: it is said'
is "$(count_of 'not reached')" 1 'a fault that no test can see: counted'

audit --jdk "$jdk" -q --fault GetThreadState/does-nothing --fault GetPhase/internal \
    --resume "$work/a.json"
is "$(count_of detected)" 2 '--resume: all are there'
contains "$work/out" '(0 JVMs' '--resume: and nothing is done again'
# An undetected fault is as good as the tests that tried it; none is taken over from changed sources.
undetected=GetFrameCount/count_ptr/plus-one
audit --jdk "$jdk" -q --fault $undetected --json "$work/s.json"
if ! grep -q '"revision": ".*dirty' "$work/s.json"; then
    audit --jdk "$jdk" -q --fault $undetected --resume "$work/s.json"
    contains "$work/out" '(0 JVMs' '--resume: undetected faults are taken over'
fi
audit --jdk "$jdk" -q --fault $undetected --resume "$work/s.json" 'fake/*'
lacks "$work/out" '(0 JVMs' '--resume: not those of other tests'
audit --jdk "$jdk" -q --fault $undetected --resume "$work/s.json" --tests 7
lacks "$work/out" '(0 JVMs' '--resume: not those of fewer tests'
sed 's/"libjvm_sha256": "[^"]*"/"libjvm_sha256": "0"/' "$work/s.json" > "$work/t.json"
audit --jdk "$jdk" -q --fault $undetected --resume "$work/t.json"
lacks "$work/out" '(0 JVMs' '--resume: not those on another build'

echo '{"audit": 1, "name": "another", "version": "1"}' > "$work/b.json"
audit --jdk "$jdk" -q --fault GetPhase/internal --resume "$work/b.json"
is "$status" 2 '--resume: not of another JVM'
echo '{' > "$work/b.json"
audit --jdk "$jdk" -q --fault GetPhase/internal --resume "$work/b.json"
is "$status" 2 '--resume: not of anything else'

audit --jdk "$jdk" -q --fault GetPhase/internal --json "$work/new/deep/a.json"
is "$status" 0 '--json: exit status 0'
contains "$work/new/deep/a.json" '"by": "fake/Answer/careful"' '--json: directories are made'
audit --jdk "$jdk" -q --fault GetPhase/internal --json "$work/a.json/b.json"
is "$status" 2 '--json: a file that cannot be made: exit status 2'
is "$(cat "$work/out")" "" '--json: a file that cannot be made: before anything runs'
audit --jdk "$jdk" --jdk "$jdk" -q --fault GetPhase/internal
is "$status" 2 'two JDKs: exit status 2'

# It takes the place of working directories away, so that the next one cannot be made.
fake_jdk taking <<END
answer
for place in "$work"/tmp/assay-*; do
    rm -rf "\$place"
    : > "\$place"
done
END
audit --jdk "$work/taking" -q -j 1 --fault GetPhase/internal --fault $undetected \
    --json "$work/taken.json"
is "$status" 2 'no working directory: exit status 2'
contains "$work/out" '2 not done' 'no working directory: the faults are not done'
contains "$work/taken.json" '"status": "open"' 'no working directory: and may be resumed'

audit --list --sample 7 --seed 3
is "$(grep -vc '^ ' "$work/out")" 7 '--sample: so many'
cp "$work/out" "$work/first"
audit --list --sample 7 --seed 3
cmp -s "$work/first" "$work/out"
ok $? '--sample: the same again'
audit --list --sample 7 --seed 4
! cmp -s "$work/first" "$work/out"
ok $? '--sample: others with another seed'

audit --list --perturb all
contains "$work/out" 'early-linking' '--perturb: early linking is listed'
contains "$work/out" 'spurious-wakeups' '--perturb: spurious wake-ups are listed'
audit --list --perturb orders+delays
is "$(head -n 1 "$work/out")" 'orders+delays' '--perturb: several at once are listed as one'
audit --jdk "$jdk" --perturb orders+nonesuch
is "$status" 2 '--perturb: an unknown one of several: exit status 2'
audit --jdk "$jdk" --perturb nonesuch
is "$status" 2 '--perturb: an unknown name: exit status 2'
contains "$work/err" "no perturbation matches 'nonesuch'" '--perturb: an unknown name: it is named'
audit --jdk "$jdk" --perturb all --fault GetTag
is "$status" 2 '--perturb: not with --fault'
audit --jdk "$jdk" -q --perturb all --json "$work/p.json" fake/Answer/careful
is "$status" 0 '--perturb: a test that holds: exit status 0'
contains "$work/p.json" '"id": "early-linking"' '--perturb: JSON'
add_test hasty <<'END'
TITLE("What an out parameter has after an error.");
static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 42;
    jvmtiError error = ti(GetFrameCount, (jthread)subject, &count);
    say("answer: %d", error == JVMTI_ERROR_NONE ? 42 : (int)count);
}
static void begin(JNIEnv *jni, jobject subject)
{
    jthread unstarted = (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/lang/Thread"));
    observe(jni, unstarted);
}
TEST(.probe = begin);
END
add_test suspending <<'END'
TITLE("A capability that another JVM may not have.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .needs = {.can_suspend = 1});
END
run --jdk "$jdk" --vm-arg "-agentpath:$built/faults/faults.so=perturb:few-capabilities:1@$work/acted" \
    fake/Answer/suspending
is "$(verdict)" NA '--perturb: few-capabilities: what needs one is not applicable'
contains "$work/all" 'the JVM does not offer can_suspend' '--perturb: few-capabilities: with the reason'
audit --jdk "$jdk" -q --perturb few-capabilities --json "$work/p.json" fake/Answer/suspending
is "$status" 0 '--perturb: few-capabilities: a test that needs one has not changed'
contains "$work/p.json" '"not_judged": 1' '--perturb: few-capabilities: it is not judged'
audit --jdk "$jdk" -q --perturb undefined-outputs --json "$work/p.json" fake/Answer/hasty
is "$status" 1 '--perturb: a test that falls: exit status 1'
contains "$work/out" 'FAIL       fake/Answer/hasty' '--perturb: a test that falls: it is named'
contains "$work/p.json" '"test": "fake/Answer/hasty"' '--perturb: a test that falls: JSON'
again=$(sed -n 's/^ *assay run //p' "$work/out")
eval "run $again"
is "$(verdict)" FAIL '--perturb: a test that falls: the command repeats it'
audit --jdk "$jdk" -q --perturb filled-memory+undefined-outputs fake/Answer/hasty
is "$status" 1 '--perturb: several at once: each is in force'
audit --jdk "$jdk" -q --perturb undefined-outputs --least 0 fake/Answer/hasty
is "$status" 0 '--perturb: --least'

run --jdk "$jdk" --vm-arg "-agentpath:$built/faults/faults.so=trace@$work/trace"
is "$status" 0 'without a fault all is well'
is "$(sort -u "$work/trace" | grep -c '^GetThreadState$')" 1 'without a fault there is a trace'
finish
