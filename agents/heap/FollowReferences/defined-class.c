/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A class that is not linked refers to its loader, domain, signers, superclass and interface.");

static jlong subject;

/* Class Class may have fields with such values, too; and the class library may have copied the array
 * of signers. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_SIGNERS && class_tag == tag_named("signers' class"))
        *tag = tag_named("signers");
    if (referrer_tag != NULL && *referrer_tag == subject && has_name(tag)
        && kind != JVMTI_HEAP_REFERENCE_CONSTANT_POOL && kind != JVMTI_HEAP_REFERENCE_FIELD)
        record("%s %s", reference_kind(kind), object_name(*tag));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    subject = tag_named("defined class");
    jclass defined = object_named(jni, pairs, "defined class");
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, defined, &callbacks, NULL));
}

TEST(.target = "heap.walk.Defined", .probe = observe, .needs = {.can_tag_objects = 1});
