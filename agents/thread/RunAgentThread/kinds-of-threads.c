/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread gives threads of subclasses, too, the priority asked for, and does not call run.");

enum { THREADS = 8 };

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jvmtiThreadInfo info = untouched_info();
    jobject self = java_current_thread(jni);
    jmethodID get_priority = method_id(jni, find_class(jni, "java/lang/Thread"), "getPriority",
                                       "()I");
    must(GetThreadInfo, NULL, &info);
    say("%s: priority %d, in Java %d, daemon %s", quoted(info.name), (int)info.priority,
        (int)(*jni)->CallIntMethod(jni, self, get_priority), truth(info.is_daemon));
    release(info.name);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jint priority = is_case("lowest") ? 1 : is_case("normal") ? 5 : 10;
    for (int i = 0; i < THREADS; i++) {
        jthread thread = thread_at(jni, threads, i);
        jvmtiError error = ti(RunAgentThread, thread, procedure, NULL, priority);
        if (error != JVMTI_ERROR_NONE)
            say("RunAgentThread: %s", error_name(error));
        else
            join_in_java(jni, thread);
    }
}

TEST(.target = "thread.KindsOfThreads", .probe = observe,
     .cases = LIST("lowest", "normal", "highest"));
