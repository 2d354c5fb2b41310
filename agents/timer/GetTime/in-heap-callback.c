/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"
#include "heap.h"
#include "threads.h"

TITLE("GetTime and GetTimerInfo can be called in a heap callback.");

static jvmtiError timed, described;
static jlong inside;
static jvmtiTimerInfo info;

HEAP_ITERATION_CALLBACK(visit)
{
    timed = ti(GetTime, &inside);
    described = ti(GetTimerInfo, &info);
    return JVMTI_VISIT_ABORT;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    jvmtiTimerInfo outside;
    jlong before = 0, after = 0;
    must(GetTimerInfo, &outside);
    must(GetTime, &before);
    must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    must(GetTime, &after);
    say("GetTime: %s, in between: %s", error_name(timed),
        truth(!wrongly_back(&outside, before, inside) && !wrongly_back(&outside, inside, after)));
    say("GetTimerInfo: %s, as outside: %s", error_name(described),
        truth(same_timer(&info, &outside)));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
