/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame pops one frame after another, each when the thread has reached the invoke again.");

/* Where the frame below the current one stands: at its invoke. */
static void break_at_caller(jthread thread)
{
    jmethodID method = NULL;
    jlocation location = 0;
    must(GetFrameLocation, thread, 1, &method, &location);
    must(SetBreakpoint, method, location);
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    static int times;
    must(ClearBreakpoint, method, location);
    say("Breakpoint in %s", method_name(method));
    if (++times > 2)
        return;
    break_at_caller(thread);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Breakpoint, hit);
    must(SetBreakpoint, static_method_id(jni, find_class(jni, "stack/Chain"), "inner", "(I)I"), 0);
}

TEST(.target = "stack.Chain", .probe = observe, .since = 13,
     .needs = {.can_pop_frame = 1, .can_generate_breakpoint_events = 1});
