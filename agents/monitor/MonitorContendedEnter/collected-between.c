/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/collected.h"

TITLE("A second environment is told of the monitor when the first one's callbacks have collected.");

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (told_of(env, jni, "MonitorContendedEnter", object) && is_second(env))
        release_point("contending");
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    told_of(env, jni, "MonitorContendedEntered", object);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MonitorContendedEnter = contended;
    assay_callbacks.MonitorContendedEntered = entered;
    make_second(&(jvmtiCapabilities){.can_generate_monitor_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in_both(JVMTI_EVENT_MONITOR_CONTENDED_ENTER);
    enable_in_both(JVMTI_EVENT_MONITOR_CONTENDED_ENTERED);
}

TEST(.target = "event.Numbered", .args = LIST("contended"), .load = load, .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
