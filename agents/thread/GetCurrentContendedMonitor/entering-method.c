/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor reports the monitor of a synchronized method that is to be entered.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_contending(jni, "blocked", thread);
    say_contended_monitor(jni, "main", NULL);
}

TEST(.target = "thread.InState", .args = LIST("method"), .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
