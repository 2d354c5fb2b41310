/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorWait returns INVALID_MONITOR for what is not a raw monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(RawMonitorWait, invalid_raw_monitor(), 1);
}

TEST(.probe = observe, .batch = true, .cases = INVALID_RAW_MONITOR_CASES);
