/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FollowReferences visits objects that a heap filter hides, and reports the objects behind them.");

/* The chain is known by the tags of its classes where objects are filtered by their own
 * tags, and by the tags of its objects where they are filtered by those of classes. */
HEAP_REFERENCE_CALLBACK(by_class)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && class_tag != 0)
        record("%s", NAME_BY_TAG(chain, class_tag));
    return JVMTI_VISIT_OBJECTS;
}

/* Objects of the class library may refer to the chain's classes; they have no tag. */
HEAP_REFERENCE_CALLBACK(by_object)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != 0 && *referrer_tag != 0)
        record("%s", NAME_BY_TAG(chain, *tag));
    return JVMTI_VISIT_OBJECTS;
}

static void follow(jint filter, jobject first, jvmtiHeapReferenceCallback callback)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = callback};
    jvmtiError error = ti(FollowReferences, filter, NULL, first, &callbacks, NULL);
    say_walk_in_one_line(error, "%s", heap_filter(filter));
}

static void observe(JNIEnv *jni, jobject first)
{
    jobject objects[4] = {first};
    tag_chain(jni, first);
    objects[1] = object_field(jni, first, "next", "Lheap/filters/Chain$Second;");
    objects[2] = object_field(jni, objects[1], "next", "Lheap/filters/Chain$Third;");
    objects[3] = object_field(jni, objects[2], "next", "Lheap/filters/Chain$Fourth;");
    set_tag(class_of(jni, objects[1]), 2);
    set_tag(class_of(jni, objects[3]), 4);
    follow(JVMTI_HEAP_FILTER_CLASS_TAGGED, first, by_object);
    follow(JVMTI_HEAP_FILTER_CLASS_UNTAGGED, first, by_object);
    set_tag(class_of(jni, objects[2]), 3);
    set_tag(objects[2], 0);
    follow(JVMTI_HEAP_FILTER_TAGGED, first, by_class);
    follow(JVMTI_HEAP_FILTER_UNTAGGED, first, by_class);
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
