/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"
#include "monitors.h"

TITLE("GetCurrentContendedMonitor works on a virtual thread with a native caller.");

static void observe(JNIEnv *jni, jthread thread)
{
    /* Nobody contends for this one, so that a null that is not stored shows. */
    jobject monitor = find_class(jni, "virtual_thread/Pinned");
    /* One that waits may be awake for no reason, and contend for INNER. */
    must_suspend_with(thread, pinned_state());
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    /* In a wait, a sleep or a park the class library may contend for one of its own. */
    if (error == JVMTI_ERROR_NONE && strcmp(pinned_monitor(jni, monitor), "another") == 0
        && !is_monitor_of_test(jni, monitor))
        monitor = NULL;
    say("GetCurrentContendedMonitor: %s %s", error_name(error), pinned_monitor(jni, monitor));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE),
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
