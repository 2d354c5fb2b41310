/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "../counting.h"

TITLE("GetCurrentThreadCpuTime does not count the work of another thread.");

/* Uses 400 ms of CPU time by the operating system's account. */
static void *work(void *unused)
{
    struct timespec used;
    do {
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    } while (used.tv_sec == 0 && used.tv_nsec < MILLISECONDS(400));
    return NULL;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    jlong before = 0, after = 0;
    pthread_t worker;
    must(GetCurrentThreadCpuTimerInfo, &info);
    need_small_step(await_step(&info, true, &before));
    if (pthread_create(&worker, NULL, work, NULL) != 0)
        broken("no thread");
    pthread_join(worker, NULL);
    must(GetCurrentThreadCpuTime, &after);
    say("less than half of the worker's time: %s",
        truth(growth(&info, before, after) < MILLISECONDS(200) || info.may_skip_forward));
}

TEST(.probe = observe, .needs = {.can_get_current_thread_cpu_time = 1});
