/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid in a MethodEntry callback releases the monitor of a synchronized method.");

static jmethodID called;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method == called)
        say("MethodEntry: %s", error_name(ti_if_able(ForceEarlyReturnVoid, NULL)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    called = method_id(jni, find_class(jni, "early_return/Guarded"), "callVoid", "()V");
    on(MethodEntry, entered);
}

TEST(.target = "early_return.Guarded", .args = LIST("method"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_method_entry_events = 1});
