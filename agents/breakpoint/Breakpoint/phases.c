/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "../stepped.h"

TITLE("Breakpoint is posted in the live phase only, even if enabled in OnLoad.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(Breakpoint, occurred);
}

static void observe(JNIEnv *jni, jobject subject)
{
    set_breakpoint(jni, "branch", "(II)I", 4);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .load = prepare, .probe = observe,
     .unload = say_recorded_phases, .needs = {.can_generate_breakpoint_events = 1});
