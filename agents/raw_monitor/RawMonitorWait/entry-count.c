/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorWait frees a monitor entered three times and restores its entry count.");

static jrawMonitorID monitor;

static void JNICALL notify(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    arrive_and_wait("go");
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
}

static void wait_and_leave(jlong timeout)
{
    for (int i = 0; i < 3; i++)
        must(RawMonitorEnter, monitor);
    release_point("go");
    SAY_CALL(RawMonitorWait, monitor, timeout);
    for (int i = 0; i < 4; i++)
        SAY_CALL(RawMonitorExit, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    jthread notifier = start_agent_thread(jni, "notifier", notify, NULL);
    must(RawMonitorEnter, monitor);
    wait_and_leave(0);
    SAY_CALL(RawMonitorExit, monitor);
    await_end(notifier);
    say("once more, to the timeout");
    wait_and_leave(1);
}

TEST(.probe = observe);
