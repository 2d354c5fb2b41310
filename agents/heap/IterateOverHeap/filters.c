/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverHeap reports the objects that pass the filter, with class tag, tag and size.");

static void walk(const char *what, jvmtiHeapObjectFilter filter)
{
    say_things(what, ti(IterateOverHeap, filter, record_thing, &answer));
}

static void observe(JNIEnv *jni, jobject subject)
{
    tag_things(jni, subject);
    walk("TAGGED", JVMTI_HEAP_OBJECT_TAGGED);
    walk("UNTAGGED", JVMTI_HEAP_OBJECT_UNTAGGED);
    walk("EITHER", JVMTI_HEAP_OBJECT_EITHER);
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
