/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid in a Breakpoint callback releases the monitor of a synchronized method.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("Breakpoint: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "early_return/Guarded");
    on(Breakpoint, hit);
    must(SetBreakpoint, method_id(jni, klass, "callVoid", "()V"), 0);
}

TEST(.target = "early_return.Guarded", .args = LIST("method"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
