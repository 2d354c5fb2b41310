#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Batches: cases that share a JVM while all of them pass. Whatever one of them does otherwise, each has the
# verdict of a JVM of its own.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
LOG=$work/log
export LOG

add_test refused <<'END'
TITLE("Calls are refused.");
static void observe(JNIEnv *jni, jobject subject) { say("Call: JVMTI_ERROR_NULL_POINTER"); }
TEST(.probe = observe, .batch = true, .cases = LIST("red", "green", "blue", "allowed", "last"),
     .alone = LIST("last"));
END
cat > "$work/expected/fake/Answer/refused.txt" <<'END'
[GetThreadState:NULL_POINTER]
@case red green last
Call: JVMTI_ERROR_NULL_POINTER
@end
@case blue
Call: JVMTI_ERROR_{NULL_POINTER|INVALID_THREAD}
@end
@case allowed
Call: JVMTI_ERROR_{NULL_POINTER|NONE}
@end
END
add_test separate <<'END'
TITLE("Calls are refused in JVMs of their own.");
static void observe(JNIEnv *jni, jobject subject) { say("Call: JVMTI_ERROR_NULL_POINTER"); }
TEST(.probe = observe, .cases = LIST("red", "green"));
END
printf '[GetThreadState:NULL_POINTER]\nCall: JVMTI_ERROR_NULL_POINTER\n' \
    > "$work/expected/fake/Answer/separate.txt"

# batch_jdk NAME < SHELL: a JVM that does for each of its cases, $1, what the commands say, and then says
# that the probe returned; $few is empty in a batch.
batch_jdk() {
    {
        echo 'one() {'
        cat
        echo '}'
        # shellcheck disable=SC2016
        echo 'refuse() { echo "Call: JVMTI_ERROR_NULL_POINTER" >&3; }
echo "$ASSAY_CASE" >> "$LOG"
echo "# agent" >&3
few=yes
case $ASSAY_CASE in *" "*) few= ;; esac
for name in $ASSAY_CASE; do
    [ -n "$few" ] || echo "# case $name" >&3
    one "$name"
    echo "# probe" >&3
done
[ -n "$few" ] || echo "# case" >&3'
    } | fake_jdk "$1"
}

# starts NAME WANTED DESCRIPTION [OPTION...]: the cases of each JVM that a run starts; and that the run says
# what one without batches does.
starts() {
    jdk=$work/$1
    starts_wanted=$2
    description=$3
    shift 3
    run --jdk "$jdk" -j 1 --no-batch refused separate "$@"
    alone_status=$status
    cp "$work"/json/*.json "$work/alone.json"
    : > "$LOG"
    run --jdk "$jdk" -j 1 refused separate "$@"
    is "$(tr '\n' ',' < "$LOG")" "$starts_wanted" "$description: the JVMs"
    is "$status" "$alone_status" "$description: the exit status"
    for report in "$work/alone.json" "$work"/json/*.json; do
        sed -E -e 's/"(seconds|started)": [0-9.e-]+/"\1": 0/' -e 's/ --no-batch//' \
            -e 's,/\.?(running-)?[^ "]*,PATH,g' "$report" > "$work/plain-$(basename "$report")"
    done
    cmp -s "$work/plain-alone.json" "$work"/plain-Fake*.json
    same=$?
    ok $same "$description: the same results"
    [ $same -eq 0 ] || diff "$work/plain-alone.json" "$work"/plain-Fake*.json | head -20 | sed 's/^/# /'
}

batch_jdk good <<'END'
refuse
END
starts good 'red green blue,allowed,last,red,green,' 'all refused'
is "$(ids)" 'refused:red refused:green refused:blue refused:allowed refused:last separate:red separate:green' \
    'the results in the order of the plan'
is "$(verdict)" 'PASS PASS PASS PASS PASS PASS PASS' 'all pass'
starts good 'red blue,last,red,green,' 'some of the cases' '!refused:green' '!refused:allowed'
starts good 'red,green,last,red,' 'a batch of one is none' --seed 4 '!refused:[gab]*'
starts good 'red green blue,allowed,last,red,green,red green blue,allowed,last,red,green,' \
    'each repetition has its batch' --repeat 2

: > "$LOG"
run --jdk "$work/good" -j 1 refused --keep "$work/records"
is "$(tr '\n' ',' < "$LOG")" 'red,green,blue,allowed,last,' 'with --keep there are no batches'
: > "$LOG"
for shard in 1 2; do
    run --jdk "$work/good" -j 1 refused separate --shard $shard/2
    is "$status" 0 "part $shard of 2: exit status 0"
done
is "$(tr ' ' '\n' < "$LOG" | sort | uniq -c | tr -s ' ' | tr '\n' ,)" \
    ' 1 allowed, 1 blue, 2 green, 1 last, 2 red,' 'parts: each case once'

# What keeps one case from passing.
batch_jdk differing <<'END'
if [ "$1" = green ]; then echo "Call: JVMTI_ERROR_NONE" >&3; else refuse; fi
END
all='red green blue,allowed,red,green,blue,last,red,green,'
starts differing "$all" 'one case differs'
is "$(verdict)" 'PASS WEAK PASS PASS PASS PASS WEAK' 'one case differs: it alone'
starts differing "$all" 'one case differs, --strict' --strict
batch_jdk crashing <<'END'
[ "$1" != green ] || kill -s SEGV $$
refuse
END
starts crashing "$all" 'one case crashes'
batch_jdk crashing-late <<'END'
refuse
[ "$1" != blue ] || { echo "# probe" >&3; kill -s SEGV $$; }
END
starts crashing-late "$all" 'the last case crashes when all is said'
batch_jdk failing <<'END'
refuse
[ "$1" != blue ] || trap 'exit 3' EXIT
END
starts failing "$all" 'the JVM ends with another status'
batch_jdk hanging <<'END'
[ "$1" != green ] || sleep 100
refuse
END
starts hanging "$all" 'one case hangs' --timeout-scale 0.03
contains "$work/json"/*.json 'the JVM had not ended after' 'one case hangs: it has that verdict'
batch_jdk inapplicable <<'END'
[ "$1" != green ] || { echo '# na nothing' >&3; exit 0; }
refuse
END
starts inapplicable "$all" 'one case is not applicable'
batch_jdk broken <<'END'
[ "$1" != green ] || { echo '# broken nothing' >&3; exit 95; }
refuse
END
starts broken "$all" 'one case is broken'
# The library of an agent that knows nothing of batches.
fake_jdk unaware <<'END'
echo "$ASSAY_CASE" >> "$LOG"
printf '# agent\nCall: JVMTI_ERROR_NULL_POINTER\n# probe\n' >&3
END
starts unaware "$all" 'what no case says is of all, and none has its hook'
batch_jdk swapped <<'END'
[ -n "$few" ] || { [ "$1" != green ] || echo "# case red" >&3; }
refuse
END
starts swapped "$all" 'a line of one case is said in another'
batch_jdk only-batch <<'END'
if [ -n "$few" ]; then refuse; else echo "Call: JVMTI_ERROR_INVALID_THREAD" >&3; fi
END
starts only-batch "$all" 'what differs in a batch alone is no difference'
is "$(verdict)" 'PASS PASS PASS PASS PASS PASS PASS' 'all pass alone'


# Runs that end early, and are continued.
: > "$LOG"
run --jdk "$work/differing" -j 1 refused separate --fail-fast 1 --strict
is "$(tr '\n' ',' < "$LOG")" 'red green blue,allowed,red,green,blue,' 'the first deviation ends the run'
is "$(verdict)" 'PASS WEAK PASS PASS' 'and what had begun has its result'
is "$status" 1 'and its exit status'
batch_jdk killing <<'END'
if [ "$1" = last ] && [ ! -e "$LOG.killed" ]; then touch "$LOG.killed"; sleep 1; kill -s KILL "$RUNNER"; sleep 10; fi
refuse
END
: > "$LOG"
sh -c 'RUNNER=$$; export RUNNER; exec "$@"' - "$assay" run --jdk "$work/killing" -j 1 refused \
    --resume "$work/resume" > "$work/out" 2>&1
run --jdk "$work/killing" -j 1 refused --resume "$work/resume"
is "$status" 0 'continued after a kill: exit status 0'
is "$(tr '\n' ',' < "$LOG")" 'red green blue,allowed,last,last,' 'continued: what was in a batch is there'
is "$(verdict)" 'PASS PASS PASS PASS PASS' 'continued: all results'

# A batch whose JVM runs when the run is interrupted.
batch_jdk interrupting <<'END'
if [ -z "$few" ]; then kill -s TERM "$RUNNER"; sleep 10; fi
refuse
END
sh -c 'RUNNER=$$; export RUNNER; exec "$@"' - "$assay" run --jdk "$work/interrupting" -j 1 refused \
    > "$work/out" 2> "$work/err"
status=$?
fail_if_sanitized
is "$status" 130 'interrupted in a batch: exit status 130'
finish
