/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorWait returns INTERRUPT when interrupted, owns the monitor and can be repeated.");

static jrawMonitorID monitor;
static bool notified;

/* It may wake for no reason, as by what woke it for the interrupt before, and waits anew until `notified`. */
static void say_wait(void)
{
    jvmtiError error;
    do
        error = ti(RawMonitorWait, monitor, 0);
    while (error == JVMTI_ERROR_NONE && !notified);
    say("RawMonitorWait: %s", error_name(error));
}

static void JNICALL wait_twice(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jclass thread = find_class(jni, "java/lang/Thread");
    jmethodID interrupted = static_method_id(jni, thread, "interrupted", "()Z");
    must(RawMonitorEnter, monitor);
    must(RawMonitorEnter, monitor);
    release_point("entered");
    say_wait();
    /* Whether the interrupt status is still set is not specified. */
    (*jni)->CallStaticBooleanMethod(jni, thread, interrupted);
    release_point("interrupted");
    say_wait();
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    jthread waiting = start_agent_thread(jni, "waiting", wait_twice, NULL);
    arrive_and_wait("entered");
    must(RawMonitorEnter, monitor);
    must(RawMonitorExit, monitor);
    must(InterruptThread, waiting);
    arrive_and_wait("interrupted");
    must(RawMonitorEnter, monitor);
    notified = true;
    must(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
    await_end(waiting);
}

TEST(.probe = observe, .needs = {.can_signal_thread = 1});
