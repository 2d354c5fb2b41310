/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverHeap and IterateOverInstancesOfClass go on after ITERATION_IGNORE.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass thing = element(jni, subject, 5);
    static bool done;
    if (done)
        return;
    done = true;
    tag_things(jni, subject);
    answer = JVMTI_ITERATION_IGNORE;
    say_walk_in_one_line(ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, record_thing, &answer),
                         "IterateOverHeap");
    say_walk_in_one_line(
        ti(IterateOverInstancesOfClass, thing, JVMTI_HEAP_OBJECT_EITHER, record_thing, &answer),
        "IterateOverInstancesOfClass");
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
