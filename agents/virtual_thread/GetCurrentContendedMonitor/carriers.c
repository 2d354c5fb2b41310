/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"

TITLE("GetCurrentContendedMonitor gives no platform thread the monitor of a pinned virtual thread.");

static void observe(JNIEnv *jni, jthread thread)
{
    jthread *all = NULL;
    jint count = 0, contend = 0;
    jobject inner = pinned_lock(jni, "INNER"), monitor = NULL;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++) {
        jvmtiError error = ti(GetCurrentContendedMonitor, all[i], &monitor);
        contend += error == JVMTI_ERROR_NONE && monitor != NULL
                   && (*jni)->IsSameObject(jni, monitor, inner);
    }
    release(all);
    /* The thread may show its state a moment before its monitor. */
    struct timespec beginning = {0};
    do
        must(GetCurrentContendedMonitor, thread, &monitor);
    while (monitor == NULL && wait_goes_on(&beginning));
    say("virtual: %s, platform threads: %d", pinned_monitor(jni, monitor), (int)contend);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .needs = {.can_support_virtual_threads = 1, .can_get_current_contended_monitor = 1},
     .cases = LIST("blocked", "jni"));
