/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SingleStep is posted in the live phase only, even if enabled in OnLoad.");

/* In the live phase the first one is enough: so many steps take long. */
static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location)
{
    jvmtiPhase phase = 0;
    record_phase();
    must(GetPhase, &phase);
    if (phase == JVMTI_PHASE_LIVE)
        off(SingleStep);
}

static void prepare(JavaVM *vm, char *options)
{
    on(SingleStep, occurred);
}

TEST(.target = "assay.Nothing", .load = prepare, .unload = say_recorded_phases, .timeout = 120,
     .needs = {.can_generate_single_step_events = 1});
