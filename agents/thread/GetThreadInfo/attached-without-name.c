/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

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
    jobjectArray groups = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    for (jint i = 0; i < 2; i++) {
        jobject group = (*jni)->GetObjectArrayElement(jni, groups, i);
        jobject global = (*jni)->NewGlobalRef(jni, group);
        run_attached(NULL, global, i == 1, in_attached, global);
    }
}

TEST(.target = "thread.Described", .probe = observe);
