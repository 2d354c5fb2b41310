/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../kinds.h"

TITLE("MethodEntry and MethodExit are posted in properly nested pairs.");

static int level;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("%d in: %s", ++level, method_name(method));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method))
        say("%d out: %s", level--, method_name(method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lmethod/Kinds$Sample;");
    register_natives_of_sample(jni);
    on(MethodEntry, entered);
    on(MethodExit, left);
}

TEST(.target = "method.ObservedKinds", .args = LIST("exceptions"), .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
