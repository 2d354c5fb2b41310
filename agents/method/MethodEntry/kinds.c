/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../kinds.h"

TITLE("MethodEntry is posted for each call of a method of any kind, at its first location.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("%s %s on %s", method_name(method), top_place(thread, method), thread_name(thread));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lmethod/Kinds$Sample;");
    register_natives_of_sample(jni);
    on(MethodEntry, entered);
}

TEST(.target = "method.ObservedKinds", .args = LIST("kinds"), .probe = observe,
     .needs = {.can_generate_method_entry_events = 1});
