/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorWait that is over while the thread is suspended returns when it is resumed.");

static jrawMonitorID monitor;
static bool notified; /* guarded by the monitor */

/* Whether another thread is to enter meanwhile; the monitor was entered once, or twice. */
static bool asked_for_others(void)
{
    return is_case("others") || is_case("others-recursive");
}

static void JNICALL wait_once(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jvmtiError error, exits[3];
    bool timed = is_case("timed-out");
    must(RawMonitorEnter, monitor);
    if (!is_case("others"))
        must(RawMonitorEnter, monitor);
    release_point("entered");
    do
        error = ti(RawMonitorWait, monitor, timed ? 200 : 0);
    while (error == JVMTI_ERROR_NONE && !timed && !notified);
    for (int i = 0; i < 3; i++)
        exits[i] = ti(RawMonitorExit, monitor);
    /* In native code a suspended thread may run on. */
    arrive_and_wait("resumed");
    if (asked_for_others())
        return;
    say("RawMonitorWait: %s", error_name(error));
    for (int i = 0; i < 3; i++)
        say("RawMonitorExit: %s", error_name(exits[i]));
}

/* Called by the owner of the monitor. */
static void end_wait(jthread thread)
{
    if (is_case("interrupted")) {
        must(InterruptThread, thread);
    } else if (!is_case("timed-out")) {
        notified = true;
        must(RawMonitorNotify, monitor);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    jthread thread = start_agent_thread(jni, "waiting", wait_once, NULL);
    arrive_and_wait("entered");
    /* It may wake for no reason, but cannot be suspended as the owner of the monitor. */
    must(RawMonitorEnter, monitor);
    must(SuspendThread, thread);
    end_wait(thread);
    must(RawMonitorExit, monitor);
    /* Longer than the wait with a timeout. */
    for (jlong before = real_time(); real_time() - before < MILLISECONDS(300);)
        give_others_time();
    if (asked_for_others())
        say_whether_others_enter(jni, monitor);
    must(ResumeThread, thread);
    release_point("resumed");
    await_end(thread);
    if (asked_for_others())
        return;
    say("main: %s", error_name(ti(RawMonitorEnter, monitor)));
    say("main: %s", error_name(ti(RawMonitorExit, monitor)));
}

TEST(.probe = observe, .needs = {.can_suspend = 1, .can_signal_thread = 1},
     .cases = LIST("notified", "timed-out", "interrupted", "others", "others-recursive"));
