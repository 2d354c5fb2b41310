/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("GetCurrentThreadCpuTime grows with the thread's work, not faster than real time.");

/* The work goes on until the time has grown. A timer that is updated now and then may hand out at once
 * what was used before, hence the margin: its greatest step and what is measured late. */
static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    must(GetCurrentThreadCpuTimerInfo, &info);
    jlong first = 0, now, step = 0;
    jlong start = real_time();
    jvmtiError error = ti(GetCurrentThreadCpuTime, &first);
    int decreases = 0, updates = 0;
    now = first;
    while (error == JVMTI_ERROR_NONE && has_range(&info)
           && (updates < 3 || growth(&info, first, now) < MILLISECONDS(200))) {
        jlong before = now;
        error = ti(GetCurrentThreadCpuTime, &now);
        decreases += wrongly_back(&info, before, now);
        note_step(&step, growth(&info, before, now));
        updates += now != before;
    }
    jlong passed = real_time() - start;
    say("GetCurrentThreadCpuTime: %s", error_name(error));
    say("decreases: %d", decreases);
    say("not faster than real time: %s",
        truth(growth(&info, first, now) <= passed + step + MILLISECONDS(100)
              || info.may_skip_forward));
}

TEST(.probe = observe, .needs = {.can_get_current_thread_cpu_time = 1});
