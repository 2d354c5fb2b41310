/* SPDX-License-Identifier: Apache-2.0 */
#include "../warm_owning.h"

TITLE("Monitors that only compiled methods of a virtual thread know are owned, each once.");

static void say_owned(JNIEnv *jni, jthread thread)
{
    jint count = -1;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    say("GetOwnedMonitorInfo: %s", error_name(error));
    for (jint i = 0; i < count; i++)
        if (is_lock(jni, monitors[i]))
            say("%s", to_string(jni, monitors[i]));
    release(monitors);
}

WARM_OWNING_TEST(can_get_owned_monitor_info);
