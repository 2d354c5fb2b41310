/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists monitors of synchronized methods and blocks, each once.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    say("GetOwnedMonitorInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    count = keep_own(jni, readable(monitors, count), monitors);
    for (jint i = 0; i < count; i++)
        say("owned: %s", to_string(jni, monitors[i]));
    for (jint i = 0; i < count; i++)
        if ((*jni)->GetObjectRefType(jni, monitors[i]) != JNILocalRefType)
            say("reference %d is not a local one", (int)i);
    SAY_CALL(Deallocate, (unsigned char *)monitors);
}

TEST(.target = "monitor.Owner", .probe = observe, .needs = {.can_get_owned_monitor_info = 1});
