/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiters.h"

TITLE("A notification without a waiting thread succeeds, and is not kept for a later one.");

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_monitor("waited for");
    must(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotify, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    start_waiters(jni);
    linger();
    say("awake: %d", awake_now());
    must(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    await_awake(WAITERS);
}

TEST(.probe = observe);
