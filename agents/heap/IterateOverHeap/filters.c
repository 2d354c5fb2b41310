/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverHeap reports the objects that pass the filter, with class tag, tag and size.");

static void walk(const char *what, jvmtiHeapObjectFilter filter)
{
    things_begin(JVMTI_ITERATION_CONTINUE);
    things_say(what, ti(IterateOverHeap, filter, things_see, &seen));
}

static void observe(JNIEnv *jni, jobject subject)
{
    things_tag(jni, subject);
    walk("TAGGED", JVMTI_HEAP_OBJECT_TAGGED);
    walk("UNTAGGED", JVMTI_HEAP_OBJECT_UNTAGGED);
    walk("EITHER", JVMTI_HEAP_OBJECT_EITHER);
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
