/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("RawMonitorEnter makes the virtual thread the owner, not its carrier, even while it is parked.");

static jrawMonitorID monitor;

/* The others may run on the carrier of the one that owns the monitor. */
static void observe(JNIEnv *jni, jobject thread)
{
    static int others, refused;
    if (thread == NULL) {
        monitor = new_raw_monitor("monitor");
        SAY_CALL(RawMonitorEnter, monitor);
        SAY_CALL(RawMonitorEnter, monitor);
    } else if (strcmp(thread_name(thread), "other") == 0) {
        others++;
        refused += ti(RawMonitorExit, monitor) == JVMTI_ERROR_NOT_MONITOR_OWNER;
    } else {
        say("others: %d, refused: %d", others, refused);
        SAY_CALL(RawMonitorExit, monitor);
        SAY_CALL(RawMonitorExit, monitor);
        SAY_CALL(RawMonitorExit, monitor);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.RawMonitorOwner", .probe = observe);
