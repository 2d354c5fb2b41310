/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "heap.h"

TITLE("IterateThroughHeap reports field values of a single moment while threads write to them.");

enum { CELLS = 500, WALKS = 30 };

static jint numbers[CELLS];
static int reported; /* in this walk */

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag >= 1 && *tag <= CELLS) {
        reported++;
        numbers[*tag - 1] = value.i;
    }
    return 0;
}

/* A thread writes n to all cells in order, then n + 1: at any moment some cells have n, and
 * those from one on still have the number before. */
static void compare(void)
{
    int steps = 0;
    for (int i = 1; i < CELLS; i++) {
        steps += numbers[i] != numbers[i - 1];
        if (numbers[i] != numbers[i - 1] && (steps > 1 || numbers[i] != numbers[i - 1] - 1))
            differs_in_order("number of cell %d in one walk: expected %d, actual %d", i,
                             (int)numbers[i - 1], (int)numbers[i]);
    }
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    jvmtiError error = JVMTI_ERROR_NONE;
    int fewest = CELLS, most = CELLS;
    tag_elements(jni, array);
    jobject first = element(jni, array, 0);
    jfieldID number = field_id(jni, class_of(jni, first), "number", "I");
    for (int i = 0; i < WALKS && error == JVMTI_ERROR_NONE; i++) {
        jint before = (*jni)->GetIntField(jni, first, number);
        while ((*jni)->GetIntField(jni, first, number) == before)
            sched_yield();
        reported = 0;
        error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
        fewest = reported < fewest ? reported : fewest;
        most = reported > most ? reported : most;
        compare();
    }
    say("IterateThroughHeap: %s, cells of each walk %d to %d", error_name(error), fewest, most);
    say_first_difference();
}

/* Bulk oracle: the cells of thirty walks. */
TEST(.target = "heap.graph.ConcurrentWrites", .probe = observe, .needs = {.can_tag_objects = 1});
