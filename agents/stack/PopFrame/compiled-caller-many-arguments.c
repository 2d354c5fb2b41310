/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a compiled caller repeats a call with arguments of many types.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    static bool popped;
    if (popped) {
        say("called again");
        must(ClearBreakpoint, method, location);
        return;
    }
    popped = true;
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

/* The caller is not on the stack, and its compiled code stays. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/CompiledManyArguments$Probed");
    on(Breakpoint, hit);
    must(SetBreakpoint,
         method_id(jni, klass, "take", "(BCDFIJSZLjava/lang/String;Ljava/lang/Object;)I"), 0);
}

TEST(.target = "stack.CompiledManyArguments", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .since = 13, .needs = {.can_pop_frame = 1, .can_generate_breakpoint_events = 1});
