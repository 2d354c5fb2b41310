/* SPDX-License-Identifier: Apache-2.0 */
#include "../locking.h"

TITLE("GetOwnedMonitorInfo is consistent for a platform thread that enters and leaves monitors.");

static void ask(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jobject *monitors = NULL;
    if (ti(GetOwnedMonitorInfo, thread, &count, &monitors) != JVMTI_ERROR_NONE) {
        locking.errors++;
        return;
    }
    count_monitors(times_in(jni, locking.first, count, monitors),
                   times_in(jni, locking.second, count, monitors));
    for (jint i = 0; i < count; i++)
        (*jni)->DeleteLocalRef(jni, monitors[i]);
    release(monitors);
}

static void observe(JNIEnv *jni, jthread thread)
{
    ask_locking(jni, thread, ask);
}

TEST(.target = "thread.Locking", .args = LIST("platform"), .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
