/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorWait with a timeout returns in the start, live and dead phases.");

static jrawMonitorID monitor;

static void use(const char *when)
{
    say("%s: RawMonitorEnter: %s", when, error_name(ti(RawMonitorEnter, monitor)));
    say("%s: RawMonitorWait: %s", when, error_name(ti(RawMonitorWait, monitor, 1)));
    say("%s: RawMonitorExit: %s", when, error_name(ti(RawMonitorExit, monitor)));
}

static void load(JavaVM *vm, char *options)
{
    monitor = new_raw_monitor("for every phase");
}

static void start(JNIEnv *jni)
{
    use("start");
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

TEST(.load = load, .start = start, .probe = observe, .death = death, .unload = unload);
