/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetThreadInfo reports the latest name of a virtual thread, in each of its states.");

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
