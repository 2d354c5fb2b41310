/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is not posted any more once its callback disables it.");

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    if (!is_stepped(jni, method))
        return;
    say_event_at("step", thread, method, location);
    if (is_method_named(method, "branch"))
        off_thread(SingleStep, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    stepped_class(jni);
    on_thread(SingleStep, step, current_thread());
}

TEST(.target = "breakpoint.Stepped", .args = LIST("call"), .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
