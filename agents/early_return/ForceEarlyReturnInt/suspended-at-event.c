/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt ends the method of a thread suspended in its Breakpoint callback.");

static jmethodID called;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (method == called)
        arrive_and_wait("event");
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        jclass klass = find_class(jni, "early_return/Returning");
        called = static_method_id(jni, klass, "callInt", "()I");
        on(Breakpoint, hit);
        must(SetBreakpoint, called, 0);
        return;
    }
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.AtEvent", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1, .can_generate_breakpoint_events = 1});
