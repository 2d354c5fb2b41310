/* SPDX-License-Identifier: Apache-2.0 */
#include "../groups.h"

TITLE("GetTopThreadGroups lists groups without a parent, main's topmost group once.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = -7;
    jthreadGroup *groups = NULL;
    jobject root = group_at(jni, subjects, OWN);
    for (jobject up = root; up != NULL; up = java_parent(jni, up))
        root = up;
    jvmtiError error = ti(GetTopThreadGroups, &count, &groups);
    say("GetTopThreadGroups: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || groups == NULL)
        return;
    say("the root of main's group is listed: %d", times_among(jni, count, groups, root));
    for (jint i = 0; i < count; i++) {
        jvmtiThreadGroupInfo info = untouched_group();
        info.parent = groups[i];
        must(GetThreadGroupInfo, groups[i], &info);
        say("parent: %s, in Java: %s, local reference: %s, listed: %d",
            info.parent == NULL ? "none" : "some",
            java_parent(jni, groups[i]) == NULL ? "none" : "some",
            truth((*jni)->GetObjectRefType(jni, groups[i]) == JNILocalRefType),
            times_among(jni, count, groups, groups[i]));
        release(info.name);
    }
    SAY_CALL(Deallocate, (unsigned char *)groups);
}

static void once(JNIEnv *jni, jobject subjects)
{
    static bool done;
    if (!done)
        observe(jni, subjects);
    done = true;
}

TEST(.target = "thread_group.Groups", .probe = once);
