/* SPDX-License-Identifier: Apache-2.0 */
#include "../struck.h"

TITLE("A method that is redefined at a step goes on in the old version.");

static void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    strike(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(SingleStep, on_step, keep_struck(jni, subject));
}

TEST(.target = "redefine.Striking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_single_step_events = 1});
