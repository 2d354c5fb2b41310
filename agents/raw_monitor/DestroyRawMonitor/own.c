/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("DestroyRawMonitor destroys a monitor that the caller has entered once or three times.");

static void destroy(int entries)
{
    jrawMonitorID monitor = new_raw_monitor("own");
    for (int i = 0; i < entries; i++)
        must(RawMonitorEnter, monitor);
    say("entered %d times: %s", entries, error_name(ti(DestroyRawMonitor, monitor)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    destroy(1);
    destroy(3);
}

TEST(.probe = observe);
