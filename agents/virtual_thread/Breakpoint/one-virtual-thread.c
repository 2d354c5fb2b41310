/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("Breakpoints enabled for one parked virtual thread come on it alone.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = acting(jni, threads, VIRTUAL_0), second = acting(jni, threads, VIRTUAL_1);
    if (round == 1) {
        must(SetBreakpoint, code_method(jni, CALL), 4);
        assay_callbacks.Breakpoint = on_breakpoint;
        must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
        set_mode(JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, second);
    } else if (round == 2) {
        set_mode(JVMTI_DISABLE, JVMTI_EVENT_BREAKPOINT, second);
        set_mode(JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, first);
    }
}

ACTING_TEST("call", .needs = {.can_generate_breakpoint_events = 1});
