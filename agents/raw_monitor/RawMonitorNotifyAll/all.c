/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorNotifyAll wakes all waiting threads, which run when the caller leaves the monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    struct timespec beginning = {0};
    jrawMonitorID monitor = new_raw_monitor("waited for");
    start_waiters(jni, monitor);
    must(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    give_others_time();
    say("awake: %d", count_awake());
    must(RawMonitorExit, monitor);
    while (count_awake() < WAITERS && wait_goes_on(&beginning))
        continue;
    say("awake: %d", count_awake());
}

TEST(.probe = observe);
