/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt in a MethodEntry callback ends the method that was entered.");

static jmethodID called;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method == called)
        say("MethodEntry: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    called = static_method_id(jni, find_class(jni, "early_return/Returning"), "callInt", "()I");
    on(MethodEntry, entered);
}

TEST(.target = "early_return.Calling", .args = LIST("int"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_method_entry_events = 1});
