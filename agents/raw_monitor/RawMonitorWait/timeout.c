/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"

TITLE("RawMonitorWait without a notification returns after its timeout without an error.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    must(RawMonitorEnter, monitor);
    say_timed_wait(monitor, 100);
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.probe = observe);
