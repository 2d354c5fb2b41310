/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("A raw monitor that is made after others were destroyed is owned by nobody.");

static void JNICALL enter(jvmtiEnv *env, JNIEnv *jni, void *monitor)
{
    say("entered by another thread: %s", error_name(ti(RawMonitorEnter, (jrawMonitorID)monitor)));
    must(RawMonitorExit, (jrawMonitorID)monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    int done = 0, owned = 0, still_owned = 0;
    for (int round = 0; round < 100; round++) {
        jrawMonitorID old = new_raw_monitor("destroyed"), monitor = NULL;
        for (int i = 0; i < 3; i++)
            must(RawMonitorEnter, old);
        done += ti(DestroyRawMonitor, old) == JVMTI_ERROR_NONE;
        if (ti(CreateRawMonitor, "made", &monitor) != JVMTI_ERROR_NONE)
            continue;
        done++;
        owned += ti(RawMonitorExit, monitor) != JVMTI_ERROR_NOT_MONITOR_OWNER;
        for (int i = 0; i < 2; i++)
            must(RawMonitorEnter, monitor);
        for (int i = 0; i < 2; i++)
            must(RawMonitorExit, monitor);
        still_owned += ti(RawMonitorExit, monitor) != JVMTI_ERROR_NOT_MONITOR_OWNER;
        must(DestroyRawMonitor, monitor);
    }
    jrawMonitorID old = new_raw_monitor("destroyed");
    must(RawMonitorEnter, old);
    must(DestroyRawMonitor, old);
    say("destroyed and made: %d", done);
    say("owned when it was made: %d", owned);
    say("still owned after as many exits: %d", still_owned);
    await_end(start_agent_thread(jni, "other", enter, new_raw_monitor("made")));
}

TEST(.probe = observe);
