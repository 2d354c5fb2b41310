/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "../counting.h"

TITLE("GetThreadCpuTime grows with the work of another thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiTimerInfo info = {0};
    must(GetThreadCpuTimerInfo, &info);
    jlong first = 0, step = 0;
    jlong start = real_time();
    jvmtiError error = ti(GetThreadCpuTime, thread, &first);
    jlong now = first;
    int decreases = 0, updates = 0;
    while (error == JVMTI_ERROR_NONE && has_range(&info)
           && (updates < 3 || growth(&info, first, now) < MILLISECONDS(200))) {
        jlong before = now;
        error = ti(GetThreadCpuTime, thread, &now);
        decreases += wrongly_back(&info, before, now);
        note_step(&step, growth(&info, before, now));
        updates += now != before;
        sched_yield();
    }
    jlong passed = real_time() - start;
    say("GetThreadCpuTime: %s", error_name(error));
    say("decreases: %d", decreases);
    say("not faster than real time: %s",
        truth(growth(&info, first, now) <= passed + step + MILLISECONDS(100)
              || info.may_skip_forward));
}

TEST(.target = "timer.Busy", .probe = observe, .needs = {.can_get_thread_cpu_time = 1});
