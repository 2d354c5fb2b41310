/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorNotify wakes no thread when the caller does not own the monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("waited for");
    start_waiters(jni, monitor);
    SAY_CALL(RawMonitorNotify, monitor);
    give_others_time();
    say("awake: %d", count_awake());
    notify_and_join_waiters();
}

TEST(.probe = observe);
