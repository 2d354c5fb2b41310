/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports suspended threads as owner, waiters and notify waiters.");

enum { FIRST = 1, THREADS = 6 }; /* in the subjects */
enum { ENTERING = 3 };           /* so many of them wait to own it */

/* In the second probe there are threads of each kind. */
static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes != 2)
        return;
    jobject lock = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jthread threads[THREADS];
    for (jint i = 0; i < THREADS; i++)
        threads[i] = thread_at(jni, subjects, FIRST + i);
    suspend_waiters(lock, ENTERING, threads, THREADS);
    say_monitor_usage(lock);
    for (jint i = 0; i < THREADS; i++)
        must(ResumeThread, threads[i]);
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1, .can_suspend = 1});
