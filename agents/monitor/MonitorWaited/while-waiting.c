/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited can be enabled and disabled while the thread waits.");

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    say_midway(jni, "MonitorWaited", thread, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    assay_callbacks.MonitorWaited = waited;
    midway_probe(jni, subject, JVMTI_EVENT_MONITOR_WAITED);
}

TEST(.target = "monitor.Midway", .args = LIST("waiting"), .probe = observe, .cases = MIDWAY_CASES,
     .needs = {.can_generate_monitor_events = 1});
