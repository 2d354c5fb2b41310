/* SPDX-License-Identifier: Apache-2.0 */
#include <time.h>

#include "monitors.h"

TITLE("RawMonitorWait without a notification returns after its timeout without an error.");

static long long milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    must(RawMonitorEnter, monitor);
    long long begin = milliseconds();
    jvmtiError error = ti(RawMonitorWait, monitor, 100);
    long long passed = milliseconds() - begin;
    say("RawMonitorWait: %s", error_name(error));
    /* Clocks differ a little. */
    say("about 100 milliseconds or more passed: %s", truth(passed >= 90));
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.probe = observe);
