/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Breakpoint is posted after the calls of active frames of compiled methods.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    say("%s at %d", name, (int)location);
    release(name);
}

static void set(JNIEnv *jni, const char *name, jlocation location)
{
    must(SetBreakpoint,
         static_method_id(jni, find_class(jni, "stack/CompiledChain"), name,
                          "(ILjava/lang/Runnable;)I"),
         location);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Breakpoint, arrived);
    set(jni, "inner", 6);
    set(jni, "middle", 5);
    set(jni, "outer", 5);
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_breakpoint_events = 1});
