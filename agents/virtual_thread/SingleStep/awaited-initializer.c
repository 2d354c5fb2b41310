/* SPDX-License-Identifier: Apache-2.0 */
#include "../awaiting.h"

TITLE("An instruction where threads wait for another's initialization of a class is one step.");

static jmethodID observed;

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    if (method == observed && location == 0)
        say("step at 0 %s", on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject unused)
{
    name_way(jni);
    observed = awaiting_method(jni);
    on(SingleStep, step);
}

AWAITING_TEST(.needs = {.can_generate_single_step_events = 1}, .timeout = 60);
