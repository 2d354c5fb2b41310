/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a compiled caller repeats the call with its arguments.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    static bool popped;
    jint n = 0;
    if (!popped) {
        popped = true;
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
        return;
    }
    must(ClearBreakpoint, method, location);
    must(GetLocalInt, NULL, 0, 0, &n);
    say("n is %d", (int)n);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Breakpoint, hit);
    must(SetBreakpoint,
         static_method_id(jni, find_class(jni, "stack/CompiledChain"), "inner",
                          "(ILjava/lang/Runnable;)I"),
         6);
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .since = 13,
     .needs = {
         .can_pop_frame = 1, .can_generate_breakpoint_events = 1, .can_access_local_variables = 1});
