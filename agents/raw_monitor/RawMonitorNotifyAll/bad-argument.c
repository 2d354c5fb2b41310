/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("RawMonitorNotifyAll refuses what is no raw monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(RawMonitorNotifyAll, not_a_monitor());
}

TEST(.probe = observe, .cases = NOT_A_MONITOR_CASES);
