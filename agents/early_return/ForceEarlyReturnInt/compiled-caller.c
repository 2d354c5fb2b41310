/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt passes its value to callers in compiled code.");

static jmethodID inner;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (method != inner)
        return;
    must(ClearBreakpoint, method, location);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, NULL, 1000)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    inner = static_method_id(jni, find_class(jni, "stack/CompiledChain"), "inner",
                             "(ILjava/lang/Runnable;)I");
    on(Breakpoint, hit);
    must(SetBreakpoint, inner, 6);
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
