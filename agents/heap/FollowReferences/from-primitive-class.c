/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reaches the class of a primitive type and can begin with it.");

static int roots;

/* No heap root belongs to such a walk; but a JVM may follow the stack of a thread that it reaches as if
 * the Thread referred to it. */
HEAP_REFERENCE_CALLBACK(reference)
{
    roots += referrer_tag == NULL && kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL
             && kind != JVMTI_HEAP_REFERENCE_JNI_LOCAL;
    if (has_name(tag) && has_name(referrer_tag))
        record("%s %s %s", object_name(*referrer_tag), reference_kind(kind), object_name(*tag));
    return has_name(tag) ? JVMTI_VISIT_OBJECTS : 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    say_walk("from the class int",
             ti(FollowReferences, 0, NULL, object_named(jni, pairs, "int"), &callbacks, NULL));
    say_walk("from the array",
             ti(FollowReferences, 0, NULL, object_named(jni, pairs, "array"), &callbacks, NULL));
    say("heap roots: %d", roots);
}

TEST(.target = "heap.walk.Primitive", .probe = observe, .needs = {.can_tag_objects = 1});
