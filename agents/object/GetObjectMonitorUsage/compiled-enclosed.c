/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports owner and entry count of a monitor used only by compiled methods.");

static const char LOCK[] = "Lmonitor/EliminatedLocks$Lock;";

static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0;
    jobject *monitors = NULL;
    SAY_CALL(SuspendThread, thread);
    must(GetOwnedMonitorInfo, thread, &count, &monitors);
    /* The class library may own others around run(). */
    for (jint i = 0; i < readable(monitors, count); i++)
        if (monitors[i] != NULL
            && strcmp(class_name((*jni)->GetObjectClass(jni, monitors[i])), LOCK) == 0)
            say_monitor_owner(to_string(jni, monitors[i]), monitors[i]);
    release(monitors);
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "monitor.EliminatedLocks", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_monitor_info = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_EARLY));
