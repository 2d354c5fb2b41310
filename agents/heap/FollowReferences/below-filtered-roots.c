/* SPDX-License-Identifier: Apache-2.0 */
#include "../below.h"

TITLE("A filter hides what hangs on the roots, of whichever kind, and the walk goes on below it.");

/* Of what is named just the children are of class Object: their classes and tags tell. */
REFERENCE(see)
{
    bool is_part = kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT;
    if (is_named(tag))
        sight("%s: %s", names[*tag], is_part ? reference_kind(kind) : "a root");
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    if (!is_prepared(jni, pairs))
        return;
    jclass of_children = find_class(jni, "java/lang/Object");
    say_sights("klass", ti(FollowReferences, 0, of_children, NULL, &callbacks, NULL));
    set_tag(of_children, CLASS_TAG);
    say_sights("filter", ti(FollowReferences, JVMTI_HEAP_FILTER_CLASS_UNTAGGED, NULL, NULL,
                            &callbacks, NULL));
}

TEST(.target = "heap.walk.Below", .probe = observe, .needs = {.can_tag_objects = 1});
