/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the class loader, protection domain and signers of a class once each.");

/* The class library may have copied the array of signers. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (!has_name(referrer_tag))
        return 0;
    if (kind == JVMTI_HEAP_REFERENCE_SIGNERS && class_tag == tag_named("signers' class"))
        *tag = tag_named("signers");
    if (kind == JVMTI_HEAP_REFERENCE_CLASS_LOADER || kind == JVMTI_HEAP_REFERENCE_SIGNERS
        || kind == JVMTI_HEAP_REFERENCE_PROTECTION_DOMAIN)
        record("%s %s %s%s", object_name(*referrer_tag), reference_kind(kind),
               has_name(tag) ? object_name(*tag) : "something", info == NULL ? "" : " with info");
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    static const char *const classes[] = {"signed class", "unsigned class"};
    name_objects(jni, pairs);
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
        jobject klass = object_named(jni, pairs, classes[i]);
        say_walk(classes[i], ti(FollowReferences, 0, NULL, klass, &callbacks, NULL));
    }
}

TEST(.target = "heap.walk.Loaded", .probe = observe, .needs = {.can_tag_objects = 1});
