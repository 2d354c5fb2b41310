/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The class that filters of IterateThroughHeap examine for a class object is java.lang.Class.");

/* The first class of the target is the only tagged object but java.lang.Class itself. */
HEAP_ITERATION_CALLBACK(object)
{
    if (*tag == 1)
        record("class-object");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    set_tag(element(jni, array, 0), 1);
    for (jlong class_tag = 0; class_tag <= TAG_OF_CLASS; class_tag += TAG_OF_CLASS) {
        set_tag(find_class(jni, "java/lang/Class"), class_tag);
        for (jint filter = JVMTI_HEAP_FILTER_TAGGED; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
             filter <<= 1) {
            jvmtiError error = ti(IterateThroughHeap, filter, NULL, &callbacks, NULL);
            say_walk_in_one_line(error, "Class %s, %s", class_tag != 0 ? "tagged" : "untagged",
                                 heap_filter(filter));
        }
    }
}

TEST(.target = "heap.filters.Statics", .probe = observe, .needs = {.can_tag_objects = 1});
