/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SetLocalInt sets a variable of the catching method of a virtual thread in ExceptionCatch.");

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    jint number = 0;
    if (!is_of_interest(method))
        return;
    jvmtiError error = ti_if_able(GetLocalInt, NULL, 0, 0, &number);
    say("GetLocalInt: %s %d", error_name(error), (int)number);
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, NULL, 0, 0, 1000 + number)));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(ExceptionCatch, caught, thread_at(jni, threads, VIRTUAL_1));
    else if (round == 2)
        off_thread(ExceptionCatch, thread_at(jni, threads, VIRTUAL_1));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("catcher"),
     .probe = interleaved_probe,
     .needs = {.can_generate_exception_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
