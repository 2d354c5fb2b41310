/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnObject.");

FORCES_AT_BREAKPOINT(ForceEarlyReturnObject, results)

static void call(JNIEnv *jni)
{
    jobject value = (*jni)->CallStaticObjectMethod(jni, results, called);
    no_exception(jni);
    say("returned the class: %s", truth((*jni)->IsSameObject(jni, value, results)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    call_twice(jni, "o", "()Ljava/lang/Object;", hit);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
