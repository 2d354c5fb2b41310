/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnFloat.");

FORCES_AT_BREAKPOINT(ForceEarlyReturnFloat, 2.5f)

static void call(JNIEnv *jni)
{
    jfloat value = (*jni)->CallStaticFloatMethod(jni, results, called);
    no_exception(jni);
    say("returned: %a", (double)value);
}

static void observe(JNIEnv *jni, jobject unused)
{
    call_twice(jni, "f", "()F", hit);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
