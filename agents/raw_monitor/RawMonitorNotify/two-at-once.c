/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorNotify called twice in a row wakes two of three waiting threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("waited for");
    start_waiters(jni, monitor);
    must(RawMonitorEnter, monitor);
    must(RawMonitorNotify, monitor);
    must(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
    await_awake(2);
    give_others_time();
    say("awake: %d", count_awake());
    must(RawMonitorEnter, monitor);
    must(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
    await_awake(3);
    say("awake: %d", count_awake());
}

TEST(.probe = observe);
