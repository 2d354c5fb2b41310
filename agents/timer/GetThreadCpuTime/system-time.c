/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("GetThreadCpuTime of another thread counts system time if the timer is TOTAL_CPU.");

static jthread worker;
static jlong user, system_time;

static void work(JNIEnv *jni, void *unused)
{
    worker = (*jni)->NewGlobalRef(jni, current_thread());
    arrive_and_wait("begin");
    work_in_system(&user, &system_time);
    arrive_and_wait("end");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    jlong before = 0, after = 0;
    must(GetThreadCpuTimerInfo, &info);
    need_small_step(await_step(&info, false, &before));
    pthread_t native = start_attached("worker", work, NULL);
    await_arrival("begin");
    must(GetThreadCpuTime, worker, &before);
    release_point("begin");
    await_arrival("end");
    must(GetThreadCpuTime, worker, &after);
    say("as its kind: %s",
        truth(as_its_kind(&info, growth(&info, before, after), user, system_time)));
    release_point("end");
    pthread_join(native, NULL);
}

TEST(.probe = observe, .needs = {.can_get_thread_cpu_time = 1});
