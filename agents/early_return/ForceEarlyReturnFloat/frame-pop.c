/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("FramePop reports a return forced by ForceEarlyReturnFloat like any other return.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s by exception %s", method_name(method), truth(by_exception));
}

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    on(FramePop, popped);
    must(NotifyFramePop, thread, 0);
    say("ForceEarlyReturnFloat: %s", error_name(ti_if_able(ForceEarlyReturnFloat, thread, 1.5f)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("float", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1, .can_generate_frame_pop_events = 1});
