/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("Of MethodExit and FramePop at one location the second is not posted if the callback of the first disables it.");

static int calls;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method != touch_method(jni))
        return;
    say_ordered_exit_event(env, jni, thread, method, by_exception, value);
    if (calls == 1)
        off_thread(FramePop, thread);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say_ordered_pop(env, jni, thread, method, by_exception);
    if (calls == 1)
        off_thread(MethodExit, thread);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method != touch_method(jni))
        return;
    calls++;
    on_thread(MethodExit, left, thread);
    on_thread(FramePop, popped, thread);
    must(NotifyFramePop, thread, 0);
}

static void observe(JNIEnv *jni, jobject unused)
{
    touch_method(jni);
    on_thread(MethodEntry, entered, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_frame_pop_events = 1});
