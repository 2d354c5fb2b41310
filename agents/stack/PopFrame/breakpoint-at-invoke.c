/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a breakpoint at the repeated invoke instruction is posted again.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static bool popped;
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    say("%s at %d", name, (int)location);
    release(name);
    if (location == 0 && !popped) {
        popped = true;
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    }
}

/* middle: iload_0, invokestatic 1. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass chain = find_class(jni, "stack/Chain");
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, chain, "middle", "(I)I"), 1);
    must(SetBreakpoint, static_method_id(jni, chain, "inner", "(I)I"), 0);
}

TEST(.target = "stack.Chain", .probe = observe, .since = 13,
     .needs = {.can_pop_frame = 1, .can_generate_breakpoint_events = 1});
