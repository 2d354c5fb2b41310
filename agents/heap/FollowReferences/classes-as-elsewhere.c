/* SPDX-License-Identifier: Apache-2.0 */
#include "../library.h"

TITLE("FollowReferences reports the superclass, interfaces, loader, domain and statics of every class.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *referrer_tag == ARRAY_OF_CLASSES)
        return JVMTI_VISIT_OBJECTS;
    struct class_seen *seen = referrer_tag == NULL ? NULL : seen_of(*referrer_tag);
    if (seen == NULL)
        return 0;
    if (kind == JVMTI_HEAP_REFERENCE_SUPERCLASS)
        seen->superclass += *tag;
    else if (kind == JVMTI_HEAP_REFERENCE_INTERFACE)
        seen->interfaces += *tag;
    else if (kind == JVMTI_HEAP_REFERENCE_CLASS_LOADER)
        seen->loader += *tag;
    else if (kind == JVMTI_HEAP_REFERENCE_PROTECTION_DOMAIN)
        seen->domain += *tag;
    else if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        seen->statics++;
    return 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jobjectArray classes = tag_classes(jni);
    must(FollowReferences, 0, NULL, classes, &callbacks, NULL);
    compare_classes_seen(jni, classes, true);
}

/* Bulk oracle: what JNI, Java and other functions report of all classes. */
TEST(.target = "classes.Library", .probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1});
