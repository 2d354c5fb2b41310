/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/collected.h"

TITLE("A second environment is told of the monitor when the first one's callbacks have collected.");

static void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    told_of(env, jni, "MonitorWait", object);
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    told_of(env, jni, "MonitorWaited", object);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MonitorWait = waits;
    assay_callbacks.MonitorWaited = waited;
    make_second(&(jvmtiCapabilities){.can_generate_monitor_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in_both(JVMTI_EVENT_MONITOR_WAIT);
    enable_in_both(JVMTI_EVENT_MONITOR_WAITED);
}

TEST(.target = "event.Numbered", .args = LIST("waited"), .load = load, .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
