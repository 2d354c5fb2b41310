/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined_at_event.h"

TITLE("A method that is redefined in its SingleStep callback goes on in the old version.");

static void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    redefine_once_in(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(SingleStep, on_step, keep_definition(jni, subject));
}

TEST(.target = "redefine.RedefinedAtEvent", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_single_step_events = 1});
