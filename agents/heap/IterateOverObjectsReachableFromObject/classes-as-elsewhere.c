/* SPDX-License-Identifier: Apache-2.0 */
#include "../library.h"

TITLE("IterateOverObjectsReachableFromObject reports interfaces, loader, domain and statics of every class.");

OBJECT_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT && referrer_tag == ARRAY_OF_CLASSES)
        return JVMTI_ITERATION_CONTINUE;
    struct class_seen *seen = seen_of(referrer_tag);
    /* Whether one that was ignored once is followed later is left open. */
    jvmtiIterationControl control = seen_of(*tag) == NULL ? JVMTI_ITERATION_IGNORE
                                                          : JVMTI_ITERATION_CONTINUE;
    if (seen == NULL)
        return control;
    if (kind == JVMTI_REFERENCE_INTERFACE)
        seen->interfaces += *tag;
    else if (kind == JVMTI_REFERENCE_CLASS_LOADER)
        seen->loader += *tag;
    else if (kind == JVMTI_REFERENCE_PROTECTION_DOMAIN)
        seen->domain += *tag;
    else if (kind == JVMTI_REFERENCE_STATIC_FIELD)
        seen->statics++;
    return control;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobjectArray classes = tag_classes(jni);
    must(IterateOverObjectsReachableFromObject, classes, reference, NULL);
    compare_classes_seen(jni, classes, false);
}

/* Bulk oracle: what JNI, Java and other functions report of all classes. */
TEST(.target = "classes.Library", .probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1});
