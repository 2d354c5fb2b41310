/* SPDX-License-Identifier: Apache-2.0 */
#include "../kinds.h"

TITLE("MethodExit is posted for each return of a method of any kind, while its frame is on top.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (*own_class() != NULL && is_own(jni, method))
        say("%s %s on %s", method_name(method), top_place(thread, method), thread_name(thread));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassPrepare, on_sample_prepare);
    on(MethodExit, left);
}

TEST(.target = "method.Kinds", .probe = observe, .needs = {.can_generate_method_exit_events = 1});
