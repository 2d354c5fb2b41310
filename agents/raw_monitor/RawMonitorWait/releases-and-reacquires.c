/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorWait frees the monitor for another thread and reacquires it before it returns.");

static jrawMonitorID monitor;
static atomic_bool notified, notifier_left;

static void JNICALL notify(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    arrive_and_wait("go");
    SAY_CALL(RawMonitorEnter, monitor);
    atomic_store(&notified, true);
    SAY_CALL(RawMonitorNotify, monitor);
    give_others_time();
    atomic_store(&notifier_left, true);
    must(RawMonitorExit, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    jthread notifier = start_agent_thread(jni, "notifier", notify, NULL);
    must(RawMonitorEnter, monitor);
    release_point("go");
    jvmtiError error;
    do {
        error = ti(RawMonitorWait, monitor, 0);
    } while (error == JVMTI_ERROR_NONE && !atomic_load(&notified));
    bool left = atomic_load(&notifier_left);
    say("RawMonitorWait: %s", error_name(error));
    say("notifier had left the monitor: %s", truth(left));
    SAY_CALL(RawMonitorExit, monitor);
    await_end(notifier);
}

TEST(.probe = observe);
