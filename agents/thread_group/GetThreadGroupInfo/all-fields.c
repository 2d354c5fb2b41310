/* SPDX-License-Identifier: Apache-2.0 */
#include "../groups.h"

TITLE("GetThreadGroupInfo returns the name, parent, priority and daemon flag that Java has now.");

static void observe(JNIEnv *jni, jobject groups)
{
    static int times;
    for (jint i = OUTER; i < GROUPS; i++) {
        jthreadGroup group = group_at(jni, groups, i);
        jvmtiThreadGroupInfo info = untouched_group();
        jvmtiError error = ti(GetThreadGroupInfo, group, &info);
        if (error != JVMTI_ERROR_NONE) {
            say("%s", error_name(error));
            continue;
        }
        const char *parent = info.parent == NULL ? "null" : "another";
        for (jint j = OWN; j < GROUPS; j++)
            if ((*jni)->IsSameObject(jni, info.parent, group_at(jni, groups, j)))
                parent = (const char *const[]){"own",    "outer",      "first",
                                               "second", "grandchild", "lonely"}[j];
        say("%s: %s, in %s, priority %d, daemon %s, local reference: %s", error_name(error),
            quoted(info.name), parent, (int)info.max_priority, truth(info.is_daemon),
            truth((*jni)->GetObjectRefType(jni, info.parent) == JNILocalRefType));
        must(Deallocate, (unsigned char *)info.name);
    }
    say("probe %d", ++times);
}

TEST(.target = "thread_group.Groups", .probe = observe);
