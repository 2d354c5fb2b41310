/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"

TITLE("GetCurrentContendedMonitor works on a virtual thread with a native caller.");

static void observe(JNIEnv *jni, jthread thread)
{
    jobject monitor = NULL;
    must(SuspendThread, thread);
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("GetCurrentContendedMonitor: %s %s", error_name(error), pinned_monitor(jni, monitor));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE),
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
