/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"
#include "../native_entering.h"

TITLE("GetCurrentContendedMonitor reports the monitor of a thread blocked in JNI MonitorEnter.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (entered(jni, subject))
        return;
    say_contended_monitor(jni, "owner", (*jni)->GetObjectArrayElement(jni, subject, 0));
    say_contending(jni, "contender", (*jni)->GetObjectArrayElement(jni, subject, 1));
}

TEST(.target = "monitor.NativeEntering", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
