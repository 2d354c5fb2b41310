/* SPDX-License-Identifier: Apache-2.0 */
#include "../wait_over.h"
#include "carriers.h"

TITLE("GetCurrentContendedMonitor gives only the virtual thread the monitor that it has to reacquire.");

static void observe(JNIEnv *jni, jthread thread)
{
    /* It may wake to look whether it can enter. */
    struct timespec beginning = {0};
    jobject lock = wait_over_lock(jni, "LOCK");
    bool found = false;
    do {
        jobject monitor = NULL;
        must(GetCurrentContendedMonitor, thread, &monitor);
        found = monitor != NULL && (*jni)->IsSameObject(jni, monitor, lock);
        (*jni)->DeleteLocalRef(jni, monitor);
    } while (!found && wait_goes_on(&beginning));
    say("the virtual thread: %s", truth(found));
    say_contending_platform_threads(jni, lock);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.WaitOver", .probe = wait_over_probe,
     .cases = WAIT_OVER_CASES, .needs = {.can_get_current_contended_monitor = 1});
