/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorWait restores an entry count of many thousands.");

static void observe(JNIEnv *jni, jobject unused)
{
    enum { ENTRIES = 70000 };
    jrawMonitorID monitor = new_raw_monitor("monitor");
    int left = 0;
    must(RawMonitorEnter, monitor);
    for (int i = 1; i < ENTRIES; i++)
        if (ti(RawMonitorEnter, monitor) != JVMTI_ERROR_NONE)
            inapplicable("a monitor cannot be entered so often");
    SAY_CALL(RawMonitorWait, monitor, 1);
    while (left <= ENTRIES && ti(RawMonitorExit, monitor) == JVMTI_ERROR_NONE)
        left++;
    say("left as often as entered: %s", truth(left == ENTRIES));
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.probe = observe);
