/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorNotifyAll and RawMonitorNotify wake no thread that waits for another raw monitor.");

static void say_awake(void)
{
    give_others_time();
    say("awake: %d", count_awake());
}

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("waited for"), other = new_raw_monitor("other");
    start_waiters(jni, monitor);
    must(RawMonitorEnter, other);
    SAY_CALL(RawMonitorNotify, other);
    SAY_CALL(RawMonitorNotifyAll, other);
    SAY_CALL(RawMonitorExit, other);
    say_awake();
    SAY_CALL(DestroyRawMonitor, other);
    say_awake();
    notify_and_join_waiters();
    say_awake();
}

TEST(.probe = observe);
