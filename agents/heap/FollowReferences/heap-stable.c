/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "heap.h"

TITLE("FollowReferences reports field values of a single moment while threads write to them.");

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
static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    int torn = 0, errors = 0, fewest = CELLS, most = CELLS;
    tag_elements(jni, array);
    jobject first = element(jni, array, 0);
    jfieldID number = field_id(jni, class_of(jni, first), "number", "I");
    for (int i = 0; i < WALKS; i++) {
        jint before = (*jni)->GetIntField(jni, first, number);
        while ((*jni)->GetIntField(jni, first, number) == before)
            sched_yield();
        reported = 0;
        errors += ti(FollowReferences, 0, NULL, array, &callbacks, NULL) != JVMTI_ERROR_NONE;
        fewest = reported < fewest ? reported : fewest;
        most = reported > most ? reported : most;
        int steps = 0;
        for (int j = 1; j < CELLS; j++)
            steps += numbers[j] == numbers[j - 1] ? 0 : numbers[j] == numbers[j - 1] - 1 ? 1 : 2;
        torn += steps > 1;
    }
    say("errors %d, cells of each walk %d to %d, walks that show no one moment %d", errors, fewest,
        most, torn);
}

TEST(.target = "heap.graph.ConcurrentWrites", .probe = observe, .needs = {.can_tag_objects = 1});
