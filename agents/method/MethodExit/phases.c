/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("MethodExit is posted in the live phase only.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception, jvalue value)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(MethodExit, occurred);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

TEST(.target = "assay.Probe", .load = prepare, .probe = observe, .unload = say_recorded_phases,
     .needs = {.can_generate_method_exit_events = 1});
