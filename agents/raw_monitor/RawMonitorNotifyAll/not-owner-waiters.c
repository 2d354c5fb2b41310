/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiters.h"

TITLE("RawMonitorNotifyAll wakes nobody where it is refused to who does not hold the monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    start_waiters(jni);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    linger();
    say("awake: %d", awake_now());
    must(RawMonitorEnter, monitor);
    must(RawMonitorNotifyAll, monitor);
    must(RawMonitorExit, monitor);
    await_awake(WAITERS);
    for (int i = 0; i < WAITERS; i++)
        await_end(waiters[i]);
}

TEST(.probe = observe);
