/* SPDX-License-Identifier: Apache-2.0 */
#include "../kinds.h"

TITLE("MethodEntry is posted for each call of a method of any kind, at its first location.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (*own_class() != NULL && is_own(jni, method))
        say("%s %s on %s", method_name(method), top_place(thread, method), thread_name(thread));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassPrepare, on_sample_prepare);
    on(MethodEntry, entered);
}

TEST(.target = "method.Kinds", .probe = observe, .needs = {.can_generate_method_entry_events = 1});
