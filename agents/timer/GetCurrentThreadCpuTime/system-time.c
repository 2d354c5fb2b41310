/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("GetCurrentThreadCpuTime counts system time if its timer is TOTAL_CPU, not if it is USER_CPU.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info, thread_info;
    jlong before = 0, after = 0, thread_before = 0, thread_after = 0, user = 0, system = 0;
    must(GetCurrentThreadCpuTimerInfo, &info);
    must(GetThreadCpuTimerInfo, &thread_info);
    need_small_step(await_step(&info, true, &before));
    need_small_step(await_step(&thread_info, false, &thread_before));
    must(GetCurrentThreadCpuTime, &before);
    work_in_system(&user, &system);
    must(GetCurrentThreadCpuTime, &after);
    must(GetThreadCpuTime, NULL, &thread_after);
    say("GetCurrentThreadCpuTime: as its kind: %s",
        truth(as_its_kind(&info, growth(&info, before, after), user, system)));
    say("GetThreadCpuTime: as its kind: %s",
        truth(as_its_kind(&thread_info, growth(&thread_info, thread_before, thread_after), user,
                          system)));
}

TEST(.probe = observe,
     .needs = {.can_get_current_thread_cpu_time = 1, .can_get_thread_cpu_time = 1});
