/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "monitors.h"

TITLE("DestroyRawMonitor in Agent_OnLoad destroys the entered monitor and no other.");

static jrawMonitorID kept;

static void load(JavaVM *vm, char *options)
{
    jrawMonitorID twice = new_raw_monitor("entered twice");
    jrawMonitorID once = new_raw_monitor("entered once");
    kept = new_raw_monitor("kept");
    must(RawMonitorEnter, twice);
    must(RawMonitorEnter, kept);
    must(RawMonitorEnter, once);
    must(RawMonitorEnter, twice);
    say("entered twice: %s", error_name(ti(DestroyRawMonitor, twice)));
    say("entered once: %s", error_name(ti(DestroyRawMonitor, once)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    need_initial(jni);
    SAY_CALL(RawMonitorExit, kept);
    SAY_CALL(RawMonitorExit, kept);
    SAY_CALL(DestroyRawMonitor, kept);
}

TEST(.load = load, .init = keep_initial, .probe = observe);
