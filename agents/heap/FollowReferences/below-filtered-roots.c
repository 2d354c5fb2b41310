/* SPDX-License-Identifier: Apache-2.0 */
#include "../parents_at_roots.h"

TITLE("FollowReferences reports the objects below roots that a filter or klass hides.");

/* Of what is named just the children are of class Object: their classes and tags tell. */
HEAP_REFERENCE_CALLBACK(see)
{
    bool is_part = kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT;
    /* What prepared the objects may still be reachable, and refer to them, too; and what else the
     * collector takes for a root is up to the JVM. */
    if (has_name(tag) && kind != JVMTI_HEAP_REFERENCE_OTHER && (!is_part || has_name(referrer_tag)))
        record("%s: %s", object_name(*tag), is_part ? reference_kind(kind) : "a root");
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    if (!is_prepared(jni, pairs))
        return;
    jclass of_children = find_class(jni, "java/lang/Object");
    say_walk("klass", ti(FollowReferences, 0, of_children, NULL, &callbacks, NULL));
    set_tag(of_children, TAG_OF_CLASS);
    say_walk("filter",
             ti(FollowReferences, JVMTI_HEAP_FILTER_CLASS_UNTAGGED, NULL, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.ParentsAtRoots", .probe = observe, .needs = {.can_tag_objects = 1});
