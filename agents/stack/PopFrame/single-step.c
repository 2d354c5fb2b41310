/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame the next SingleStep is at the invoke instruction of the caller.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (strncmp(method_name(method), "Lstack/Chain;.", 14) != 0)
        return;
    say("step: %s at %d", method_name(method), (int)location);
    if (strstr(method_name(method), ".inner(") != NULL)
        off_thread(SingleStep, thread);
}

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    must(ClearBreakpoint, method, location);
    say("Breakpoint: PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    on_thread(SingleStep, stepped, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, find_class(jni, "stack/Chain"), "inner", "(I)I"), 0);
}

TEST(.target = "stack.Chain", .probe = observe, .since = 13,
     .needs = {.can_pop_frame = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_single_step_events = 1});
