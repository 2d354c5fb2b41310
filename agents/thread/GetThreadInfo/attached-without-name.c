/* SPDX-License-Identifier: Apache-2.0 */
#include "../described.h"

TITLE("GetThreadInfo returns the group and daemon flag of a thread that is attached without a name.");

static void in_attached(JNIEnv *jni, void *group)
{
    jvmtiThreadInfo info = untouched_info();
    must(GetThreadInfo, NULL, &info);
    say("daemon %s, group %s", truth(info.is_daemon),
        compared_reference(jni, info.thread_group, group));
    release(info.name);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    const char *const names[] = {NULL, NULL};
    attach_in_groups(jni, subjects, names, in_attached);
}

TEST(.target = "thread.Described", .probe = observe);
