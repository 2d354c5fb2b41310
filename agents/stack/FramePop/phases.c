/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("FramePop is posted in the live phase only, even if enabled in OnLoad.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(FramePop, occurred);
}

static void observe(JNIEnv *jni, jobject subject)
{
    must(NotifyFramePop, NULL, 1);
}

TEST(.target = "stack.Chain", .load = prepare, .probe = observe, .unload = say_recorded_phases,
     .needs = {.can_generate_frame_pop_events = 1});
