/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Breakpoint is posted in the handler of a compiled caller when a callee throws.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("%s at %d", short_method_name(method), (int)location);
}

static void set(JNIEnv *jni, const char *name, jlocation location)
{
    jclass klass = find_class(jni, "stack/CompiledChain");
    must(SetBreakpoint, static_method_id(jni, klass, name, "(ILjava/lang/Runnable;)I"), location);
}

static void observe(JNIEnv *jni, jobject unused)
{
    /* What follows the calls is not reached by the exception, but by the next call. */
    set(jni, "inner", 6);
    set(jni, "middle", 5);
    set(jni, "outer", 5);
    set(jni, "outer", 8);
    set(jni, "outer", 10);
    on(Breakpoint, hit);
}

TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_breakpoint_events = 1});
