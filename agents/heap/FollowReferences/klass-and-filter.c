/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports an object if it passes the heap filter and is an instance of klass.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *referrer_tag == TAG_OF_ARRAY)
        record("%s", *tag != 0 ? "tagged" : "untagged");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag_states(jni, array);
    jclass tagged = class_of(jni, element(jni, array, 0));
    jclass untagged = class_of(jni, element(jni, array, 2));
    for (jint filter = JVMTI_HEAP_FILTER_TAGGED; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
         filter <<= 1) {
        must(FollowReferences, filter, tagged, array, &callbacks, NULL);
        say_walk_in_one_line(JVMTI_ERROR_NONE, "%s of the tagged class", heap_filter(filter));
        must(FollowReferences, filter, untagged, array, &callbacks, NULL);
        say_walk_in_one_line(JVMTI_ERROR_NONE, "%s of the untagged class", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
