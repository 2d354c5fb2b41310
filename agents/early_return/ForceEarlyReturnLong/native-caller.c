/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnLong.");

FORCES_AT_BREAKPOINT(ForceEarlyReturnLong, -0x123456789abcLL)

static void call(JNIEnv *jni)
{
    jlong value = (*jni)->CallStaticLongMethod(jni, results, called);
    no_exception(jni);
    say("returned: %lld", (long long)value);
}

static void observe(JNIEnv *jni, jobject unused)
{
    call_twice(jni, "j", "()J", hit);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
