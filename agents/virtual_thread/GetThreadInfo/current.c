/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetThreadInfo with a null thread describes the current virtual thread, not its carrier.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiThreadInfo info = {.priority = -7, .is_daemon = 7};
    jvmtiError error = ti(GetThreadInfo, NULL, &info);
    if (error != JVMTI_ERROR_NONE) {
        say("GetThreadInfo: %s", error_name(error));
        return;
    }
    say("GetThreadInfo: %s %s priority %d daemon %s", error_name(error), quoted(info.name),
        (int)info.priority, truth(info.is_daemon));
    release(info.name);
}

TEST(.target = "virtual_thread.OnVirtualThread", .since = 21, .probe = observe);
