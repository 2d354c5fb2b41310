/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("SingleStep enabled in an ExceptionCatch callback is posted at the handler's location already.");

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (method != recover_method(jni))
        return;
    say_ordered_caught(env, jni, thread, method, location, exception);
    on_thread(SingleStep, say_ordered_step, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    recover_method(jni);
    on_thread(ExceptionCatch, caught, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_exception_events = 1});
