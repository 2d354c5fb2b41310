/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A raw monitor that was entered 1000 times is free after 1000 exits, not before.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("often entered");
    int exits = 0;
    for (int i = 0; i < 1000; i++)
        must(RawMonitorEnter, monitor);
    while (exits < 2000 && ti(RawMonitorExit, monitor) == JVMTI_ERROR_NONE)
        exits++;
    say("exits: %d, then %s", exits, error_name(ti(RawMonitorExit, monitor)));
    SAY_CALL(RawMonitorNotify, monitor);
    say_whether_others_enter(jni, monitor);
}

TEST(.probe = observe);
