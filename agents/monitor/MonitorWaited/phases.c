/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "monitors.h"

TITLE("MonitorWaited is posted in the live phase only, although enabled from the beginning.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                             jboolean timed_out)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(MonitorWaited, occurred);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

/* A wait in the start phase ends without the event. */
TEST(.target = "monitor.WaitingTwo", .load = prepare, .start = wait_on_own_object, .probe = observe,
     .unload = say_recorded_phases, .needs = {.can_generate_monitor_events = 1});
