/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../stepped.h"

TITLE("Breakpoint and SingleStep are not posted after they were disabled.");

/* The first step of a method. */
static void JNICALL say_first_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jlocation location)
{
    if (location == 0)
        say_stepped(env, jni, thread, method, location);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    assay_callbacks.Breakpoint = say_hit;
    assay_callbacks.SingleStep = say_first_step;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    stepped_class(jni);
    enable_and_disable(JVMTI_EVENT_BREAKPOINT, thread);
    enable_and_disable(JVMTI_EVENT_SINGLE_STEP, thread);
    thread = thread_at(jni, threads, 1);
    on_thread(Breakpoint, say_hit, thread);
    on_thread(SingleStep, say_first_step, thread);
    set_breakpoint(jni, "branch", "(II)I", 4);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("threads", "call"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1});
