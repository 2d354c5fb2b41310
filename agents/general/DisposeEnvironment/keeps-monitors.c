/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment keeps raw monitors and their owners.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *other = new_environment();
    jrawMonitorID monitor = NULL;
    must_in(other, CreateRawMonitor, "kept", &monitor);
    must(RawMonitorEnter, monitor);
    must_in(other, DisposeEnvironment);
    say("RawMonitorNotify, owned: %s", error_name(ti(RawMonitorNotify, monitor)));
    say("RawMonitorEnter, again: %s", error_name(ti(RawMonitorEnter, monitor)));
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    say("RawMonitorNotify, not owned: %s", error_name(ti(RawMonitorNotify, monitor)));
    SAY_CALL(DestroyRawMonitor, monitor);
}

TEST(.probe = observe);
