/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverInstancesOfClass of a superclass reports arrays, classes, strings and other objects.");

/* The objects of the target, in the order in which tag_elements tags them. */
static const char *const sorts[] = {
    "none",        "thing",        "its-class", "array-class",  "primitive-class",
    "empty-array", "object-array", "string",    "interned-one", "thread",
    "loader",      "int-array",    "exception",
};

HEAP_OBJECT_CALLBACK(object)
{
    record("%s", NAME_BY_TAG(sorts, *tag));
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject all)
{
    static const char *const classes[] = {"java/lang/Object",      "java/lang/Class",
                                          "java/lang/String",      "java/lang/Thread",
                                          "java/lang/ClassLoader", "java/lang/Throwable"};
    tag_elements(jni, all);
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
        jclass klass = find_class(jni, classes[i]);
        jvmtiError error = ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_TAGGED, object,
                              NULL);
        say_walk_in_one_line(error, "%s", classes[i]);
    }
}

TEST(.target = "heap.walk.ObjectKinds", .probe = observe, .needs = {.can_tag_objects = 1});
