/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorEnter and RawMonitorExit work in every phase.");

static jrawMonitorID monitor;

static void use(const char *when)
{
    say("%s: RawMonitorEnter: %s", when, error_name(ti(RawMonitorEnter, monitor)));
    say("%s: RawMonitorNotify: %s", when, error_name(ti(RawMonitorNotify, monitor)));
    say("%s: RawMonitorNotifyAll: %s", when, error_name(ti(RawMonitorNotifyAll, monitor)));
    say("%s: RawMonitorExit: %s", when, error_name(ti(RawMonitorExit, monitor)));
}

static void load(JavaVM *vm, char *options)
{
    monitor = new_raw_monitor("for every phase");
    say("load: RawMonitorEnter: %s", error_name(ti(RawMonitorEnter, monitor)));
    say("load: RawMonitorExit: %s", error_name(ti(RawMonitorExit, monitor)));
}

static void start(JNIEnv *jni)
{
    use("start");
}

static void init(JNIEnv *jni, jthread thread)
{
    use("init");
}

static void observe(JNIEnv *jni, jobject subject)
{
    use("live");
}

static void death(JNIEnv *jni)
{
    use("death");
}

static void unload(JavaVM *vm)
{
    use("unload");
}

TEST(.load = load, .start = start, .init = init, .probe = observe, .death = death,
     .unload = unload);
