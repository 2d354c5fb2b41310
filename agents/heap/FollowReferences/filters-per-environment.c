/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences examine the tags of the calling environment only.");

/* Both environments know the objects by the marker in their field; fields of other classes may
 * have the same value. */
PRIMITIVE_FIELD_CALLBACK(field)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && type == JVMTI_PRIMITIVE_TYPE_INT
        && marked_state(value.i) != NULL)
        record("%s", marked_state(value.i));
    return 0;
}

static void walk(jvmtiEnv *env, const char *where, jint filter, JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    for (jsize i = 0; i < 4; i += 2)
        must_in(env, FollowReferences, filter, class_of(jni, element(jni, array, i)), array,
                &callbacks, NULL);
    say_walk_in_one_line(JVMTI_ERROR_NONE, "%s%s", heap_filter(filter), where);
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiCapabilities capabilities = {.can_tag_objects = 1};
    jvmtiEnv *other = new_environment_with(&capabilities);
    set_tag_states(jni, array);
    must_in(other, SetTag, element(jni, array, 1), 1);
    for (jint filter = JVMTI_HEAP_FILTER_TAGGED; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
         filter <<= 1) {
        walk(assay_env, "", filter, jni, array);
        walk(other, " in the other environment", filter, jni, array);
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
