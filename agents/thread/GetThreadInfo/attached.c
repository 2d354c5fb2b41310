/* SPDX-License-Identifier: Apache-2.0 */
#include "../described.h"

TITLE("GetThreadInfo returns the name, group and daemon flag that an attached thread was given.");

static void in_attached(JNIEnv *jni, void *group)
{
    jvmtiThreadInfo info = untouched_info();
    must(GetThreadInfo, NULL, &info);
    say("%s, daemon %s, group %s", quoted(info.name), truth(info.is_daemon),
        compared_reference(jni, info.thread_group, group));
    release(info.name);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    const char *const names[] = {"attached", "attached \xc3\xa9"};
    attach_in_groups(jni, subjects, names, in_attached);
}

TEST(.target = "thread.Described", .probe = observe);
