/* SPDX-License-Identifier: Apache-2.0 */
#include "../both_kinds.h"

TITLE("GetThreadGroupChildren returns the platform threads of a group while virtual threads exist.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = 0, groups = -1;
    jthread *list = NULL;
    jthreadGroup *children = NULL;
    jthreadGroup group = one_of_both(jni, subjects, GROUP);
    jvmtiError error = ti(GetThreadGroupChildren, group, &count, &list, &groups, &children);
    say("GetThreadGroupChildren: %s, threads %d, groups %d", error_name(error), (int)count,
        (int)groups);
    if (error != JVMTI_ERROR_NONE)
        return;
    say_times(jni, subjects, list, count);
    release(list);
    release(children);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.BothKinds", .probe = observe);
