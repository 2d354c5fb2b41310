/* SPDX-License-Identifier: Apache-2.0 */
#include "../both_kinds.h"

TITLE("GetAllThreads returns each platform thread once while virtual threads exist.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = 0;
    jthread *list = NULL;
    say("GetAllThreads: %s", error_name(ti(GetAllThreads, &count, &list)));
    say_times(jni, subjects, list, count);
    release(list);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.BothKinds", .probe = observe);
