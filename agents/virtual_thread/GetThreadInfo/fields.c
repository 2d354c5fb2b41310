/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadInfo describes a virtual thread as a daemon of normal priority in the group that Java reports.");

static const char *same_as(JNIEnv *jni, jobject found, jthread thread, const char *getter,
                           const char *type)
{
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Thread"), getter, type);
    jobject seen = (*jni)->CallObjectMethod(jni, thread, get);
    no_exception(jni);
    return (*jni)->IsSameObject(jni, found, seen) ? "as Java sees it" : "another";
}

static void observe(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < SEVERAL; i++) {
        jthread thread = thread_at(jni, threads, i);
        jvmtiThreadInfo info = {.priority = -7, .is_daemon = 7};
        jvmtiError error = ti(GetThreadInfo, thread, &info);
        if (error != JVMTI_ERROR_NONE) {
            say("GetThreadInfo: %s", error_name(error));
            continue;
        }
        say("GetThreadInfo: %s %s priority %d daemon %s", error_name(error), quoted(info.name),
            (int)info.priority, truth(info.is_daemon));
        say("group: %s",
            same_as(jni, info.thread_group, thread, "getThreadGroup", "()Ljava/lang/ThreadGroup;"));
        say("loader: %s", same_as(jni, info.context_class_loader, thread, "getContextClassLoader",
                                  "()Ljava/lang/ClassLoader;"));
        release(info.name);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
