/* SPDX-License-Identifier: Apache-2.0 */
#include "../contending.h"

TITLE("Object.wait of a virtual thread is reported before and after, with its timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    on(MonitorWait, monitor_wait);
    on(MonitorWaited, monitor_waited);
}

CONTENDING_TEST(.timeout = 0);
