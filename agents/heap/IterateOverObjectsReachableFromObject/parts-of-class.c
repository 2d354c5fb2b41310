/* SPDX-License-Identifier: Apache-2.0 */
#include "../old.h"

TITLE("Version 1.0 reports the direct interfaces and own static fields of a class, with index.");

static jlong subject;

/* How a superclass and entries of the constant pool are reported is another question. */
OLD_REFERENCE(reference)
{
    if (referrer_tag == subject && is_named(tag) && kind != JVMTI_REFERENCE_CONSTANT_POOL
        && kind != JVMTI_REFERENCE_CLASS)
        sight("%s %d: %s", old_kind(kind), (int)index, names[*tag]);
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const char *const classes[] = {"Child", "Trait"};
    name_objects(jni, pairs);
    for (int i = 0; i < 2; i++)
        for (subject = 1; subject < NAMES_MAX; subject++)
            if (strcmp(names[subject], classes[i]) == 0)
                say_sights(classes[i], ti(IterateOverObjectsReachableFromObject,
                                          object_named(jni, pairs, classes[i]), reference, NULL));
}

TEST(.target = "heap.walk.Family", .probe = observe, .needs = {.can_tag_objects = 1});
