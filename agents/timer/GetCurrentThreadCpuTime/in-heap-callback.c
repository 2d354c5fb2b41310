/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("GetCurrentThreadCpuTime and its timer information can be had in a heap callback.");

static jvmtiError timed, described;
static jvmtiTimerInfo info;

HEAP_ITERATION_CALLBACK(visit)
{
    jlong nanos;
    timed = ti(GetCurrentThreadCpuTime, &nanos);
    described = ti(GetCurrentThreadCpuTimerInfo, &info);
    return JVMTI_VISIT_ABORT;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    jvmtiTimerInfo outside;
    must(GetCurrentThreadCpuTimerInfo, &outside);
    must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say("GetCurrentThreadCpuTime: %s", error_name(timed));
    say("GetCurrentThreadCpuTimerInfo: %s, as outside: %s", error_name(described),
        truth(same_timer(&info, &outside)));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_get_current_thread_cpu_time = 1});
