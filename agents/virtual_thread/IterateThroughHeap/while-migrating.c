/* SPDX-License-Identifier: Apache-2.0 */
#include "../migrating.h"
#include "heap.h"

TITLE("IterateThroughHeap finds all tagged objects while virtual threads change carriers.");

/* The sixteen tasks of the threads, which a static field refers to, have the tags 1 to 16. */
enum { TASKS = 16, WALKS = 20 };

static int times_found[TASKS + 1]; /* in one walk, by tag */

static int repeated;

HEAP_ITERATION_CALLBACK(meet)
{
    if (*tag >= 1 && *tag <= TASKS)
        repeated += times_found[*tag]++ > 0;
    return 0;
}

static jvmtiError walk(void)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = meet};
    jvmtiError error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    if (repeated > 0)
        say("met once more in the same walk: %d", repeated);
    repeated = 0;
    return error;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        return;
    int none = 0, complete = 0;
    for (int i = 0; i < TASKS; i++)
        set_tag(migrating_task(jni, i), i + 1);
    for (int i = 0; i < WALKS; i++) {
        int tasks = 0;
        memset(times_found, 0, sizeof times_found);
        none += walk() == JVMTI_ERROR_NONE;
        for (int tag = 1; tag <= TASKS; tag++)
            tasks += times_found[tag] > 0;
        complete += tasks == TASKS;
        await_turn(jni);
    }
    say("walks: %d, with all the tasks: %d", none, complete);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_support_virtual_threads = 1});
