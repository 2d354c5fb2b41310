/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences examine the tags of the calling environment only.");

/* Both environments know the objects by the marker in their field. */
PRIMITIVE_FIELD_CALLBACK(field)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && type == JVMTI_PRIMITIVE_TYPE_INT
        && marked_state(value.i) != NULL)
        record("%s", marked_state(value.i));
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    jvmtiCapabilities capabilities = {.can_tag_objects = 1};
    jvmtiEnv *other = new_environment_with(&capabilities);
    set_tag_states(jni, array);
    must_in(other, SetTag, element(jni, array, 1), 1);
    for (jint filter = JVMTI_HEAP_FILTER_TAGGED; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
         filter <<= 1) {
        jvmtiError error = ti(FollowReferences, filter, NULL, array, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
        error = ti_in(other, FollowReferences, filter, NULL, array, &callbacks, NULL);
        say_walk_in_one_line(error, "%s in the other environment", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
