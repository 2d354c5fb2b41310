/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorNotify without a waiting thread succeeds and is not kept for a later one.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("waited for");
    must(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotify, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    start_waiters(jni, monitor);
    give_others_time();
    say("awake: %d", count_awake());
    must(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    await_awake(WAITERS);
}

TEST(.probe = observe);
