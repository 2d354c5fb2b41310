/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorNotify wakes one of three waiting threads at each call.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("waited for");
    start_waiters(jni, monitor);
    for (int i = 1; i <= WAITERS; i++) {
        must(RawMonitorEnter, monitor);
        SAY_CALL(RawMonitorNotify, monitor);
        must(RawMonitorExit, monitor);
        await_awake(i);
        give_others_time();
        say("awake: %d", count_awake());
    }
    join_waiters();
}

TEST(.probe = observe);
