/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("GetThreadCpuTime takes null for the current thread.");

/* Readings of one timer in a row do not decrease, so that the reading with null
 * is between two with the thread itself. */
static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    jthread self = NULL;
    must(GetThreadCpuTimerInfo, &info);
    must(GetCurrentThread, &self);
    jlong first = 0, null = 0, last = 0;
    must(GetThreadCpuTime, self, &first);
    jvmtiError error = ti(GetThreadCpuTime, NULL, &null);
    must(GetThreadCpuTime, self, &last);
    say("GetThreadCpuTime: %s, in between: %s", error_name(error),
        truth(!wrongly_back(&info, first, null) && !wrongly_back(&info, null, last)));
}

TEST(.probe = observe, .needs = {.can_get_thread_cpu_time = 1});
