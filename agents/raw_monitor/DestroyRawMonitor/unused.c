/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("DestroyRawMonitor destroys a monitor that nobody owns, whether ever entered or not.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID never = new_raw_monitor("never entered");
    jrawMonitorID once = new_raw_monitor("entered and left");
    must(RawMonitorEnter, once);
    must(RawMonitorExit, once);
    say("never entered: %s", error_name(ti(DestroyRawMonitor, never)));
    say("entered and left: %s", error_name(ti(DestroyRawMonitor, once)));
}

TEST(.probe = observe);
