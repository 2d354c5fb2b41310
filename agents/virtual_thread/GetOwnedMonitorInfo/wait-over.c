/* SPDX-License-Identifier: Apache-2.0 */
#include "../wait_over.h"
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists no monitor that a virtual thread has to reacquire after Object.wait.");

static void say_owner(JNIEnv *jni, const char *who, jthread thread)
{
    jobject outer = wait_over_lock(jni, "OUTER"), lock = wait_over_lock(jni, "LOCK");
    say("%s: OUTER %s, LOCK %s", who, truth(owns_monitor(jni, thread, outer)),
        truth(owns_monitor(jni, thread, lock)));
    say("%s with depths: OUTER %s, LOCK %s", who,
        truth(owns_monitor_with_depth(jni, thread, outer)),
        truth(owns_monitor_with_depth(jni, thread, lock)));
}

static void observe(JNIEnv *jni, jthread thread)
{
    say_owner(jni, "main", current_thread());
    say_owner(jni, "virtual", thread);
    must(SuspendThread, thread);
    say_owner(jni, "suspended", thread);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.WaitOver", .probe = wait_over_probe,
     .cases = WAIT_OVER_CASES,
     .needs = {.can_suspend = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_owned_monitor_stack_depth_info = 1});
