/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupInfo reports no parent for top groups and agrees with Java on main's ancestors.");

static jint java_max_priority(JNIEnv *jni, jobject group)
{
    jclass klass = find_class(jni, "java/lang/ThreadGroup");
    jmethodID method = method_id(jni, klass, "getMaxPriority", "()I");
    jint priority = (*jni)->CallIntMethod(jni, group, method);
    no_exception(jni);
    return priority;
}

static jboolean java_is_daemon(JNIEnv *jni, jobject group)
{
    jclass klass = find_class(jni, "java/lang/ThreadGroup");
    jmethodID method = method_id(jni, klass, "isDaemon", "()Z");
    jboolean daemon = (*jni)->CallBooleanMethod(jni, group, method);
    no_exception(jni);
    return daemon;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    for (jobject group = java_group(jni, self), up; group != NULL; group = up) {
        jvmtiThreadGroupInfo info = untouched_group();
        info.parent = group;
        up = java_parent(jni, group);
        jvmtiError error = ti(GetThreadGroupInfo, group, &info);
        say("GetThreadGroupInfo: %s", error_name(error));
        if (error != JVMTI_ERROR_NONE)
            continue;
        say("parent: %s, as in Java: %s, priority: %s, daemon: %s",
            info.parent == NULL ? "none" : "some",
            truth((*jni)->IsSameObject(jni, info.parent, up)),
            truth(info.max_priority == java_max_priority(jni, group)),
            truth(info.is_daemon == java_is_daemon(jni, group)));
        release(info.name);
    }
}

TEST(.probe = observe);
