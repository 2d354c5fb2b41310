#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The same endings, from a real JVM: that of the JDK that built the suite.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}

# judged NAME VERDICT STATUS: what becomes of the test fake/Answer/NAME.
judged() {
    run --jdk "$jdk" "$1" --timeout-scale "${4:-1}"
    is "$(verdict)" "$2" "$1: the verdict is $2"
    is "$status" "$3" "$1: exit status $3"
    nothing_left "$1"
}

judged plain PASS 0

# An agent that comes in the live phase says the same; of what is over by then nothing is said.
add_test early <<'END'
TITLE("An agent is there before the live phase.");
static void load(JavaVM *vm, char *options) { say("answer: 42"); }
TEST(.load = load);
END
judged early PASS 0
add_test capable <<'END'
TITLE("A capability that is had in the live phase, and one that may not be.");
static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiCapabilities capabilities;
    must(GetCapabilities, &capabilities);
    say("answer: %d", capabilities.can_tag_objects ? 42 : 0);
}
TEST(.probe = observe, .needs = {.can_tag_objects = 1});
END
mkdir -p "$work/suites/vm"
printf 'VM: *\nlate: -Dassay.late={agent}\n' > "$work/suites/vm/all.txt"
run --jdk "$jdk" capable early plain --config late
is "$status" 0 'late: exit status 0'
is "$(verdict | paste -sd ' ' -)" 'PASS NA PASS' 'late: what needs the agent before is not applicable'
nothing_left 'late'
contains "$work/out" 'before the live phase' 'late: why a test is not applicable'
rm -r "$work/suites/vm"

add_test crash <<'END'
TITLE("The JVM crashes.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); *(volatile int *)8 = 1; }
TEST(.probe = observe);
END
judged crash CRASH 1
is "$(find "$work/tmp" -name 'hs_err_pid*.log' | wc -l)" 1 'crash: the fatal-error log is kept'
contains "$work/all" 'hs_err_pid' 'crash: and named'

add_test hang <<'END'
TITLE("The JVM hangs.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); arrive_and_wait("for ever"); }
TEST(.probe = observe);
END
judged hang TIMEOUT 1 0.05
found=$(find "$work/tmp" -name stdout -exec grep -l 'Full thread dump' {} +)
[ -n "$found" ]
ok $? 'hang: there is a thread dump'

add_test leave <<'END'
#include <stdlib.h>
TITLE("The process is left early.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); _Exit(7); }
TEST(.probe = observe, .exit_status = 7);
END
judged leave INCOMPLETE 1

add_test status <<'END'
#include <stdlib.h>
TITLE("The exit status is expected.");
static void death(JNIEnv *jni) { say("answer: 42"); }
TEST(.target = "assay.NoSuchClass", .death = death, .exit_status = ASSAY_EXIT_NONZERO);
END
judged status PASS 0

add_test outlives <<'END'
TITLE("A thread that is in agent code when the JVM dies fails no test.");
static volatile bool is_running;
static void JNICALL late(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jvmtiPhase phase = JVMTI_PHASE_LIVE;
    is_running = true;
    while (phase != JVMTI_PHASE_DEAD)
        must(GetPhase, &phase);
    jthread self = NULL;
    must(GetCurrentThread, &self);
}
static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID create = method_id(jni, klass, "<init>", "()V");
    jobject thread = (*jni)->NewObject(jni, klass, create);
    must(RunAgentThread, thread, late, NULL, JVMTI_THREAD_NORM_PRIORITY);
    while (!is_running)
        continue;
    say("answer: 42");
}
TEST(.probe = observe);
END
judged outlives PASS 0

add_test entry <<'END'
TITLE("The library has no entry point.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
objcopy --redefine-sym Agent_OnLoad=Agent_OnLoadNot "$built/agents/support/agent/agent.o" "$work/agent.o"
compile_agent "$work/agents/fake/Answer/entry.c" "$work/build/agents/fake/Answer/entry.so" \
    "$work/agent.o" "$built/agents/support.a"
judged entry ERROR 2
contains "$work/all" 'the agent did not run' 'entry: it says so'

add_test settings <<'END'
#include <stdlib.h>
TITLE("Options, environment, arguments and case reach the JVM.");
static void load(JavaVM *vm, char *options)
{
    bool right = strcmp(options, "a=b,c d") == 0 && strcmp(getenv("ANSWER"), "forty two") == 0
                 && strcmp(assay_case(), "some") == 0 && getenv("JAVA_TOOL_OPTIONS") == NULL
                 && strcmp(getenv("LC_ALL"), "C.UTF-8") == 0;
    char *value = NULL;
    must(GetSystemProperty, "answer", &value);
    say("answer: %d", right && strcmp(value, "4 2") == 0 ? 42 : 0);
}
TEST(.load = load, .options = "a=b,c d", .env = LIST("ANSWER=forty two"),
     .vm_args = LIST("-Danswer=4 2"), .cases = LIST("some"));
END
JAVA_TOOL_OPTIONS=-Xnonsense CLASSPATH=/nowhere LC_ALL=de_DE judged settings PASS 0

# The commands that a failure shows do what they promise.
add_test wrong <<'END'
TITLE("The answer is wrong.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 4%s", assay_case()); }
TEST(.probe = observe, .cases = LIST("1"));
END
# shellcheck disable=SC2016 # it is to arrive as it is
run --jdk "$jdk" wrong --vm-arg -Xint '--vm-arg=-Dname=it'"'"'s "odd" $HOME'
is "$(verdict)" FAIL 'wrong: the verdict is FAIL'
again=$(sed -n "s/^ *again: *//p" "$work/out" | head -1)
sh -c "$again" > "$work/again" 2>&1 < /dev/null
is $? 1 'wrong: the line that runs it again works'
contains "$work/again" 'answer: 41' 'wrong: and shows the same'
by_hand=$(sed -n "s/^ *by hand: *//p" "$work/out" | head -1)
sh -c "$by_hand" > "$work/again" 2>&1 < /dev/null
contains "$work/again" 'answer: 41' 'wrong: the line with plain java works'
command=$(find "$work/tmp" -name command -exec grep -l 'Answer/wrong' {} + | head -1)
sh "$command" > "$work/again" 2>&1 < /dev/null
contains "$work/again" 'answer: 41' 'wrong: the kept command works'
finish
