/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("IterateOverReachableObjects reports a virtual thread's local with thread and frame, or not at all.");

static struct record {
    int times;
    jlong thread_tag;
    jint depth, slot;
    jmethodID method;
} records[PLATFORM + 1];

STACK_REFERENCE_CALLBACK(record_local)
{
    if (kind == JVMTI_HEAP_ROOT_STACK_LOCAL && *tag > THINGS && *tag <= THINGS + PLATFORM) {
        struct record *record = &records[*tag - THINGS];
        if (record->times == 0 || record->thread_tag != thread_tag || record->depth != depth
            || record->slot != slot || record->method != method)
            record->times++; /* compiled code may hold a variable twice */
        record->thread_tag = thread_tag;
        record->depth = depth;
        record->slot = slot;
        record->method = method;
    }
    return JVMTI_ITERATION_CONTINUE;
}

static void walk(JNIEnv *jni, jthread *threads)
{
    suspend_parked(threads);
    SAY_CALL(IterateOverReachableObjects, NULL, record_local, NULL, NULL);
    for (int i = PARKED; i <= PLATFORM; i++) {
        const struct record *record = &records[i];
        jmethodID method = NULL;
        jlocation location = 0;
        if (record->times == 0) {
            say("%s: not reported", local_names[i]);
            continue;
        }
        must(GetFrameLocation, threads[i], record->depth, &method, &location);
        say("%s: %d, of %s, slot %d, %s", local_names[i], record->times,
            record->thread_tag == i ? "itself" : "another thread", (int)record->slot,
            method == record->method ? "the method of the frame" : "another method");
    }
    resume_parked(threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_probe,
     .needs = {.can_tag_objects = 1, .can_suspend = 1});
