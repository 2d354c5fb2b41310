/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiters.h"

TITLE("One call wakes all waiting threads, none of which runs while the caller holds the monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    start_waiters(jni);
    must(RawMonitorEnter, monitor);
    say("RawMonitorNotifyAll: %s", error_name(ti(RawMonitorNotifyAll, monitor)));
    linger();
    say("awake: %d", awake);
    must(RawMonitorExit, monitor);
    await_awake(WAITERS);
    for (int i = 0; i < WAITERS; i++)
        await_end(waiters[i]);
    say("awake: %d", awake_now());
}

TEST(.probe = observe);
