/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("SingleStep enabled in a MethodEntry callback is posted at the first location already.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method != touch_method(jni))
        return;
    say_ordered_entry(env, jni, thread, method);
    on_thread(SingleStep, say_ordered_step, thread);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == touch_method(jni))
        off_thread(SingleStep, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    touch_method(jni);
    on_thread(MethodExit, left, current_thread());
    on_thread(MethodEntry, entered, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1});
