/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("A virtual thread shows the name that it has got last, whoever gave it, and at any time.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiThreadInfo info = {.name = NULL};
    jvmtiError error = ti(GetThreadInfo, thread, &info);
    say("GetThreadInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("%s", quoted(info.name));
    release(info.name);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Renamed", .probe = observe);
