/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Both heap walks report the values of strings that pass the filters if klass is String.");

/* The target's strings are "assay", a mark and '0' or '1'; only the first is tagged. */
STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    if (length == 7 && value[0] == 'a' && value[4] == 'y' && value[5] == 0x5eed)
        record("%s", value[6] == '0' ? "tagged" : "untagged");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.string_primitive_value_callback = string};
    const char *const classes[] = {"java/lang/String", "java/lang/Object",
                                   "java/lang/CharSequence"};
    set_tag(element(jni, array, 0), 1);
    for (int i = 0; i < 3; i++) {
        jclass klass = find_class(jni, classes[i]);
        for (jint filter = 0; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
             filter = filter == 0 ? JVMTI_HEAP_FILTER_TAGGED : filter << 1) {
            jvmtiError error = ti(FollowReferences, filter, klass, array, &callbacks, NULL);
            say_walk_in_one_line(error, "FollowReferences, %s, %s", classes[i],
                                 heap_filter(filter));
            error = ti(IterateThroughHeap, filter, klass, &callbacks, NULL);
            say_walk_in_one_line(error, "IterateThroughHeap, %s, %s", classes[i],
                                 heap_filter(filter));
        }
    }
}

TEST(.target = "heap.filters.Strings", .probe = observe, .needs = {.can_tag_objects = 1});
