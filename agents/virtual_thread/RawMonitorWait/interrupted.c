/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("RawMonitorWait of an interrupted virtual thread returns INTERRUPT and keeps the monitor.");

static jrawMonitorID monitor;
static bool notified;

static bool is_interrupted(JNIEnv *jni, jthread thread)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Thread"), "isInterrupted", "()Z");
    return (*jni)->CallBooleanMethod(jni, thread, method);
}

/* It may wake for no reason, as by what woke it for the interrupt before, and waits anew until `notified`. */
static void say_wait(void)
{
    jvmtiError error;
    do
        error = ti(RawMonitorWait, monitor, 0);
    while (error == JVMTI_ERROR_NONE && !notified);
    say("RawMonitorWait: %s", error_name(error));
}

static void wait_twice(JNIEnv *jni)
{
    jthread self = NULL;
    jint state = 0;
    must(GetCurrentThread, &self);
    must(RawMonitorEnter, monitor);
    release_point("entered");
    say_wait();
    must(GetThreadState, self, &state);
    say("state as Java sees it: %s",
        truth(is_interrupted(jni, self) == ((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0)));
    (*jni)->CallStaticBooleanMethod(
        jni, find_class(jni, "java/lang/Thread"),
        static_method_id(jni, find_class(jni, "java/lang/Thread"), "interrupted", "()Z"));
    must(GetThreadState, self, &state);
    say("cleared by Java: %s", truth((state & JVMTI_THREAD_STATE_INTERRUPTED) == 0));
    release_point("interrupted");
    say_wait();
    say("notified: %s", truth(notified));
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        arrive_and_wait("created");
        wait_twice(jni);
        return;
    }
    monitor = new_raw_monitor("monitor");
    release_point("created");
    arrive_and_wait("entered");
    must(RawMonitorEnter, monitor);
    must(RawMonitorExit, monitor);
    must(InterruptThread, thread);
    arrive_and_wait("interrupted");
    must(RawMonitorEnter, monitor);
    notified = true;
    must(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .needs = {.can_signal_thread = 1});
