/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("MonitorContendedEntered, enabled from the beginning, is posted in the live phase; the startup itself posts none.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(MonitorContendedEntered, occurred);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

TEST(.target = "monitor.SeveralContenders", .load = prepare, .probe = observe,
     .unload = say_recorded_phases, .needs = {.can_generate_monitor_events = 1});
