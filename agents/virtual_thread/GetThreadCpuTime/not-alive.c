/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetThreadCpuTime refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    jlong nanos = 0;
    return ti(GetThreadCpuTime, thread, &nanos);
}

NOT_ALIVE_TEST(.since = 21, .needs = {.can_get_thread_cpu_time = 1});
