/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame pops the current thread's own frame in a Breakpoint callback, since version 13.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    static bool popped;
    say("Breakpoint");
    if (!popped)
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    popped = true;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/PopCalling");
    on(Breakpoint, hit);
    must(SetBreakpoint, static_method_id(jni, klass, "call", "(I)I"), 0);
}

TEST(.target = "stack.PopCalling", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_generate_breakpoint_events = 1});
