/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnDouble.");

FORCES_AT_BREAKPOINT(ForceEarlyReturnDouble, 2.5)

static void call(JNIEnv *jni)
{
    jdouble value = (*jni)->CallStaticDoubleMethod(jni, results, called);
    no_exception(jni);
    say("returned: %a", value);
}

static void observe(JNIEnv *jni, jobject unused)
{
    call_twice(jni, "d", "()D", hit);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
