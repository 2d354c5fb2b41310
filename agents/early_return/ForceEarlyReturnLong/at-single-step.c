/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnLong in a SingleStep callback ends the current method.");

static jmethodID called;

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method == called)
        say("SingleStep: %s", error_name(ti_if_able(ForceEarlyReturnLong, thread, -42)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    called = static_method_id(jni, find_class(jni, "early_return/Returning"), "callLong", "()J");
    on(SingleStep, stepped);
}

TEST(.target = "early_return.Calling", .args = LIST("long"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_single_step_events = 1});
