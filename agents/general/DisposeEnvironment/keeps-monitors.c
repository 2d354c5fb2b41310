/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment keeps raw monitors and their owners.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *other = new_environment();
    jrawMonitorID monitor;
    must_in(other, CreateRawMonitor, "kept", &monitor);
    must(RawMonitorEnter, monitor);
    must_in(other, DisposeEnvironment);
    say("RawMonitorNotify, owned: %s", error_name(ti(RawMonitorNotify, monitor)));
    say("RawMonitorEnter, again: %s", error_name(ti(RawMonitorEnter, monitor)));
    say("RawMonitorExit: %s", error_name(ti(RawMonitorExit, monitor)));
    say("RawMonitorExit: %s", error_name(ti(RawMonitorExit, monitor)));
    say("RawMonitorNotify, not owned: %s", error_name(ti(RawMonitorNotify, monitor)));
    say("DestroyRawMonitor: %s", error_name(ti(DestroyRawMonitor, monitor)));
}

TEST(.probe = observe);
