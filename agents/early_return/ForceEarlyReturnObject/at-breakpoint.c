/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject ends the current method in a Breakpoint callback, with a null thread.");

static jmethodID called;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (method == called)
        say("Breakpoint: %s", error_name(ti_if_able(ForceEarlyReturnObject, NULL, NULL)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "early_return/Returning");
    called = static_method_id(jni, klass, "callObject", "()Ljava/lang/Object;");
    on(Breakpoint, hit);
    must(SetBreakpoint, called, 0);
}

TEST(.target = "early_return.Calling", .args = LIST("object"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
