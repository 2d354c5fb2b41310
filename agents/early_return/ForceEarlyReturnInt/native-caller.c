/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnInt.");

FORCES_AT_BREAKPOINT(ForceEarlyReturnInt, 0x12345678)

static void call(JNIEnv *jni)
{
    jint value = (*jni)->CallStaticIntMethod(jni, results, called);
    no_exception(jni);
    say("returned: %d", (int)value);
}

static void observe(JNIEnv *jni, jobject unused)
{
    call_twice(jni, "i", "()I", hit);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
