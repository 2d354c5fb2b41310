/* SPDX-License-Identifier: Apache-2.0 */
#include "../groups.h"

TITLE("GetThreadGroupChildren lists each of thirty threads and twenty groups once.");

static int listed_once(JNIEnv *jni, jobject wanted, jint count, jobject *list)
{
    int once = 0;
    for (jint i = 0; i < (*jni)->GetArrayLength(jni, wanted); i++) {
        jobject element = (*jni)->GetObjectArrayElement(jni, wanted, i);
        once += times_among(jni, count, list, element) == 1 ? 1 : 0;
        (*jni)->DeleteLocalRef(jni, element);
    }
    return once;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    struct children children;
    jvmtiError error = ask_children(group_at(jni, subjects, 0), &children);
    jobject threads = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    jobject groups = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    say("%s, %d threads, %d groups", error_name(error), (int)children.thread_count,
        (int)children.group_count);
    say("threads listed once: %d, groups listed once: %d",
        listed_once(jni, threads, children.thread_count, children.threads),
        listed_once(jni, groups, children.group_count, children.groups));
    release_children(&children);
}

TEST(.target = "thread_group.ManyChildren", .probe = observe);
