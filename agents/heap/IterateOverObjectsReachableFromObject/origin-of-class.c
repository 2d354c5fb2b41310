/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverObjectsReachableFromObject reports loader, domain and signers of a class with index -1.");

static jlong subject;

/* How a superclass and entries of the constant pool are reported is another question; and class Class
 * may have fields with such values, too. The class library may have copied the array of signers. */
OBJECT_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_REFERENCE_SIGNERS && class_tag == tag_named("signers' class"))
        *tag = tag_named("signers");
    if (referrer_tag == subject && has_name(tag) && kind != JVMTI_REFERENCE_CONSTANT_POOL
        && kind != JVMTI_REFERENCE_CLASS && kind != JVMTI_REFERENCE_FIELD)
        record("%s %d: %s", object_reference_kind(kind), (int)index, object_name(*tag));
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const char *const classes[] = {"signed class", "unsigned class"};
    name_objects(jni, pairs);
    for (int i = 0; i < 2; i++)
        for (subject = 1; subject < NAMED_MAX; subject++)
            if (strcmp(object_name(subject), classes[i]) == 0)
                say_walk(classes[i], ti(IterateOverObjectsReachableFromObject,
                                        object_named(jni, pairs, classes[i]), reference, NULL));
}

TEST(.target = "heap.walk.Loaded", .probe = observe, .needs = {.can_tag_objects = 1});
