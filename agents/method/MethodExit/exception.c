/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../kinds.h"

TITLE("MethodExit distinguishes exceptional from normal return.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method))
        say("%s by exception %s", method_name(method), truth(by_exception));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lmethod/Kinds$Sample;");
    register_natives_of_sample(jni);
    on(MethodExit, left);
}

TEST(.target = "method.ObservedKinds", .args = LIST("exceptions"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
