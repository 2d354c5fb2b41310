/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("RawMonitorWait refuses what is no raw monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RawMonitorWait: %s", error_name(ti(RawMonitorWait, not_a_monitor(), 1)));
}

TEST(.probe = observe, .cases = NOT_A_MONITOR_CASES);
