/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SingleStep is posted in the live phase only, even if enabled in OnLoad.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(SingleStep, occurred);
}

TEST(.target = "assay.Nothing", .load = prepare, .unload = say_recorded_phases,
     .needs = {.can_generate_single_step_events = 1});
