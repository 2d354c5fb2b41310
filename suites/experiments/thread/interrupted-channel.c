/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Does InterruptThread end a blocking read from an interruptible channel?");
PASSAGES("InterruptThread: similar to Thread.interrupt, which closes the channel. What else than "
         "the interrupt status and the waits of java.lang is meant by that is not said.");
WHY("A debugger that interrupts a thread may leave it where Thread.interrupt would not.");

static jrawMonitorID quiet;

/* The reader comes to rest in a native method: it then uses no time any more. */
static void await_rest(jthread thread)
{
    jlong time = -1, before = -1;
    jvmtiFrameInfo top = {0};
    for (int same = 0; same < 100; same = time == before && top.location == -1 ? same + 1 : 0) {
        jint count = 0;
        before = time;
        must(RawMonitorWait, quiet, 5);
        must(GetThreadCpuTime, thread, &time);
        must(GetStackTrace, thread, 0, 1, &top, &count);
    }
}

/* It has four seconds to leave the read; when it has, that is over at once. */
static bool has_left(JNIEnv *jni, const char *after)
{
    jobject outcome = NULL;
    jclass klass = find_class(jni, "experiments/Channels");
    for (int i = 0; i < 400 && outcome == NULL; i++) {
        must(RawMonitorWait, quiet, 10);
        outcome = static_object_field(jni, klass, "outcome", "Ljava/lang/String;");
    }
    say("after %s: %s", after, outcome == NULL ? "still reads" : to_string(jni, outcome));
    return outcome != NULL;
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    must(CreateRawMonitor, "quiet", &quiet);
    must(RawMonitorEnter, quiet);
    await_rest(thread);
    must(InterruptThread, thread);
    if (!has_left(jni, "InterruptThread")) {
        jint state = 0;
        must(GetThreadState, thread, &state);
        say("meanwhile interrupted: %s", truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0));
        (*jni)->CallVoidMethod(jni, thread, method_id(jni, klass, "interrupt", "()V"));
        no_exception(jni);
        has_left(jni, "Thread.interrupt");
    }
    must(RawMonitorExit, quiet);
}

ASK(.target = "experiments.Channels", .probe = observe,
    .needs = {.can_signal_thread = 1, .can_get_thread_cpu_time = 1});
