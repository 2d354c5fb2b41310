/* SPDX-License-Identifier: Apache-2.0 */
#include "../wait_over.h"

TITLE("GetCurrentContendedMonitor gives only the virtual thread the monitor that it has to reacquire.");

static bool contends(JNIEnv *jni, jthread thread)
{
    jobject monitor = NULL;
    bool same = false;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    if (error == JVMTI_ERROR_NONE && monitor != NULL) {
        jobject lock = wait_over_lock(jni, "LOCK");
        same = (*jni)->IsSameObject(jni, monitor, lock);
        (*jni)->DeleteLocalRef(jni, lock);
        (*jni)->DeleteLocalRef(jni, monitor);
    }
    return same;
}

static void observe(JNIEnv *jni, jthread thread)
{
    /* It may wake to look whether it can enter. */
    struct timespec beginning = {0};
    bool found = false;
    do
        found = contends(jni, thread);
    while (!found && wait_goes_on(&beginning));
    say("the virtual thread: %s", truth(found));
    jthread *all = NULL;
    jint count = 0;
    int others = 0;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++)
        others += contends(jni, all[i]);
    say("platform threads: %d", others);
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.WaitOver", .probe = wait_over_probe,
     .cases = WAIT_OVER_CASES, .needs = {.can_get_current_contended_monitor = 1});
