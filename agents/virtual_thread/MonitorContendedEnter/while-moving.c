/* SPDX-License-Identifier: Apache-2.0 */
#include "../wandering.h"

TITLE("Contention is enabled and disabled while virtual threads contend; it comes on its thread.");

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    count_stray(jni, thread);
}

static void prepare(JNIEnv *jni)
{
    assay_callbacks.MonitorContendedEnter = contended;
    assay_callbacks.MonitorContendedEntered = contended;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static void observe(JNIEnv *jni, jthread thread)
{
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, NULL);
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, NULL);
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, thread);
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, thread);
    say_strays();
}

WANDERING_TEST(.needs = {.can_generate_monitor_events = 1});
