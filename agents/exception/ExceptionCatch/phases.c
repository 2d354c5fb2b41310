/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"
#include "conditions.h"

TITLE("ExceptionCatch is posted in the live phase only.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(ExceptionCatch, occurred);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

TEST(.target = "exception.Throws", .args = LIST("catcher"), .load = prepare,
     .start = throw_and_catch, .probe = observe, .unload = say_recorded_phases,
     .needs = {.can_generate_exception_events = 1});
