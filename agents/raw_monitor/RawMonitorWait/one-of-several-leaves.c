/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorWait ended by interrupt or timeout leaves the other waiters to be notified.");

static jrawMonitorID monitor;
static int waiting, awake, notified; /* guarded by the monitor */

static void JNICALL leave(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, monitor);
    waiting++;
    jlong timeout = strncmp(assay_case(), "timed-out", 9) == 0 ? 100 : 0;
    jvmtiError error;
    do
        error = ti(RawMonitorWait, monitor, timeout);
    while (error == JVMTI_ERROR_NONE && timeout == 0);
    say("the leaving one: %s", error_name(error));
    SAY_CALL(RawMonitorExit, monitor);
}

static void JNICALL stay(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jvmtiError error = JVMTI_ERROR_NONE;
    must(RawMonitorEnter, monitor);
    waiting++;
    while (error == JVMTI_ERROR_NONE && awake == notified)
        error = ti(RawMonitorWait, monitor, 0);
    say("%s, awake: %d", error_name(error), ++awake);
    must(RawMonitorExit, monitor);
}

/* Reads a count inside the monitor, so that who has counted himself waits, or has left. */
static void await_count(const int *count, int wanted)
{
    int now = 0;
    while (now < wanted) {
        sched_yield();
        must(RawMonitorEnter, monitor);
        now = *count;
        must(RawMonitorExit, monitor);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread threads[3];
    const char *place = strrchr(assay_case(), '-') + 1;
    int leaving = strcmp(place, "first") == 0 ? 0 : strcmp(place, "middle") == 0 ? 1 : 2;
    monitor = new_raw_monitor("monitor");
    for (int i = 0; i < 3; i++) {
        threads[i] = start_agent_thread(jni, "waiting", i == leaving ? leave : stay, NULL);
        await_count(&waiting, i + 1);
    }
    if (strncmp(assay_case(), "interrupted", 11) == 0)
        must(InterruptThread, threads[leaving]);
    await_end(threads[leaving]);
    for (int i = 1; i <= 3; i++) {
        must(RawMonitorEnter, monitor);
        notified = i < 3 ? i : 2;
        SAY_CALL(RawMonitorNotify, monitor);
        must(RawMonitorExit, monitor);
        await_count(&awake, notified);
    }
    for (int i = 0; i < 3; i++)
        await_end(threads[i]);
}

TEST(.probe = observe, .needs = {.can_signal_thread = 1},
     .cases = LIST("interrupted-first", "interrupted-middle", "interrupted-last", "timed-out-first",
                   "timed-out-middle", "timed-out-last"));
