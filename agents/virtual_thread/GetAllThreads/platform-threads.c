/* SPDX-License-Identifier: Apache-2.0 */
#include "../both_kinds.h"

TITLE("GetAllThreads returns each platform thread once while virtual threads exist.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = 0;
    jthread *list = NULL;
    jvmtiError error = ti(GetAllThreads, &count, &list);
    say("GetAllThreads: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say_times(jni, subjects, list, count);
    release(list);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.BothKinds", .probe = observe);
