/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../stepped.h"

TITLE("Breakpoint and SingleStep are not posted after they were disabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    assay_callbacks.Breakpoint = say_hit;
    assay_callbacks.SingleStep = say_stepped;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    stepped_class(jni);
    enable_and_disable(JVMTI_EVENT_BREAKPOINT, current_thread());
    enable_and_disable(JVMTI_EVENT_SINGLE_STEP, current_thread());
    set_breakpoint(jni, "branch", "(II)I", 4);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1});
