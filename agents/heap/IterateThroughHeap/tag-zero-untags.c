/* SPDX-License-Identifier: Apache-2.0 */
#include "../subclasses.h"

TITLE("A tag that a callback of IterateThroughHeap sets counts in the next call, and 0 removes it.");

HEAP_ITERATION_CALLBACK(object)
{
    if (*tag != 0 && *tag <= 8) {
        record("%s", NAME_BY_TAG(class_names, *tag));
        if (*tag == 2)
            *tag = 0;
        else
            *tag += 10;
    }
    return 0;
}

HEAP_ITERATION_CALLBACK(again)
{
    record("one");
    return 0;
}

/* Of all objects only the elements of the array are tagged. */
static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    tag_elements(jni, array);
    must(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    say_walk_in_one_line(JVMTI_ERROR_NONE, "first");
    for (jsize i = 0; i < 3; i++) {
        jobject object = element(jni, array, i);
        say("tag of %s: %d", class_names[i + 1], (int)tag_of(object));
        must(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, class_of(jni, object),
             &(jvmtiHeapCallbacks){.heap_iteration_callback = again}, NULL);
        say_walk_in_one_line(JVMTI_ERROR_NONE, "tagged instances of %s", class_names[i + 1]);
    }
}

TEST(.target = "heap.filters.Subclasses", .probe = observe, .needs = {.can_tag_objects = 1});
