/* SPDX-License-Identifier: Apache-2.0 */
#include "../migrating.h"
#include "heap.h"

TITLE("FollowReferences finds what a static field refers to while virtual threads change carriers.");

/* The sixteen tasks of the threads, which a static field refers to, have the tags 1 to 16. */
enum { TASKS = 16, WALKS = 20 };

static int times_found[TASKS + 1]; /* in one walk, by tag */

HEAP_REFERENCE_CALLBACK(follow)
{
    if (*tag >= 1 && *tag <= TASKS)
        times_found[*tag]++;
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject thread)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow};
    if (thread == NULL)
        return;
    int none = 0, complete = 0;
    for (int i = 0; i < TASKS; i++)
        set_tag(migrating_task(jni, i), i + 1);
    for (int i = 0; i < WALKS; i++) {
        int tasks = 0;
        memset(times_found, 0, sizeof times_found);
        none += ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL) == JVMTI_ERROR_NONE;
        for (int tag = 1; tag <= TASKS; tag++)
            tasks += times_found[tag] > 0;
        complete += tasks == TASKS;
        await_turn(jni);
    }
    say("walks: %d, with all the tasks: %d", none, complete);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .args = LIST("alone"), .probe = observe,
     .needs = {.can_tag_objects = 1, .can_support_virtual_threads = 1});
