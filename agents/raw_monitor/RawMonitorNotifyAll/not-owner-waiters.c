/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiters.h"

TITLE("RawMonitorNotifyAll wakes nobody where it is refused to who does not hold the monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    start_waiters(jni);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    linger();
    say("awake: %d", awake_now());
    end_waiters();
}

TEST(.probe = observe);
