/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverInstancesOfClass reports instances of own subclasses of references, threads and loaders.");

/* The objects of the target, in the order in which tag_elements tags them. */
static const char *const names[] = {
    "none",    "SoftReference", "Soft",   "WeakReference", "Weak", "below-Weak", "PhantomReference",
    "Phantom", "Worker",        "Loader", "Failure",
};

HEAP_OBJECT_CALLBACK(object)
{
    record("%s", NAME_BY_TAG(names, *tag));
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject all)
{
    static const char *const classes[] = {
        "java/lang/ref/Reference",
        "java/lang/ref/SoftReference",
        "java/lang/ref/WeakReference",
        "java/lang/ref/PhantomReference",
        "java/lang/Thread",
        "java/lang/ClassLoader",
        "java/lang/Throwable",
    };
    tag_elements(jni, all);
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
        jclass klass = find_class(jni, classes[i]);
        jvmtiError error = ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_TAGGED, object,
                              NULL);
        say_walk_in_one_line(error, "%s", classes[i]);
    }
}

TEST(.target = "heap.walk.LibrarySubclasses", .probe = observe, .needs = {.can_tag_objects = 1});
