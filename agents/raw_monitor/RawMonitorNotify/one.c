/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiters.h"

TITLE("Each notification wakes one of three waiting threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    start_waiters(jni);
    for (int i = 1; i <= WAITERS; i++) {
        must(RawMonitorEnter, monitor);
        say("RawMonitorNotify: %s", error_name(ti(RawMonitorNotify, monitor)));
        must(RawMonitorExit, monitor);
        await_awake(i);
        linger();
        say("awake: %d", awake_now());
    }
    for (int i = 0; i < WAITERS; i++)
        await_end(waiters[i]);
}

TEST(.probe = observe);
