/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("CreateRawMonitor and DestroyRawMonitor work in Agent_OnLoad and in the live phase.");

static jrawMonitorID kept;

static void use(const char *when)
{
    jrawMonitorID monitor = NULL;
    jvmtiError error = ti(CreateRawMonitor, "monitor", &monitor);
    say("%s: CreateRawMonitor: %s", when, error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("%s: DestroyRawMonitor: %s", when, error_name(ti(DestroyRawMonitor, monitor)));
}

static void load(JavaVM *vm, char *options)
{
    use("load");
    kept = new_raw_monitor("kept");
}

static void init(JNIEnv *jni, jthread thread)
{
    use("init");
}

static void observe(JNIEnv *jni, jobject subject)
{
    use("live");
    SAY_CALL(DestroyRawMonitor, kept);
}

static void death(JNIEnv *jni)
{
    use("death");
}

TEST(.load = load, .init = init, .probe = observe, .death = death);
