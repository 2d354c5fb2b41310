/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadInfo returns the name, group and daemon flag that an attached thread was given.");

static void in_attached(JNIEnv *jni, void *argument)
{
    jvmtiThreadInfo info = untouched_info();
    must(GetThreadInfo, NULL, &info);
    say("%s, daemon %s, group %s", quoted(info.name), truth(info.is_daemon),
        compared_reference(jni, info.thread_group, argument));
    release(info.name);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jobjectArray groups = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    for (jint i = 0; i < 2; i++) {
        jobject group = (*jni)->GetObjectArrayElement(jni, groups, i);
        jobject global = (*jni)->NewGlobalRef(jni, group);
        run_attached(i == 0 ? "attached" : "attached \xc3\xa9", global, i == 1, in_attached,
                     global);
    }
}

TEST(.target = "thread.Described", .probe = observe);
