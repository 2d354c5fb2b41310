/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("MethodEntry is posted in the live phase only.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(MethodEntry, occurred);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

TEST(.target = "assay.Probe", .load = prepare, .probe = observe, .unload = say_recorded_phases,
     .needs = {.can_generate_method_entry_events = 1});
