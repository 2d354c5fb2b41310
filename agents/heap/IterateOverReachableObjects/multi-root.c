/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverReachableObjects reports an object with global and local references for each of these reasons.");

enum { ONCE_GLOBAL = 1, THRICE_GLOBAL, ONCE_LOCAL, TWICE_LOCAL, BOTH };

HEAP_ROOT_CALLBACK(root)
{
    if (has_name(tag) && kind != JVMTI_HEAP_ROOT_OTHER) /* that is up to the JVM */
        record("%s: %s, a root", object_name(*tag), root_kind(kind));
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    if (has_name(tag) && kind == JVMTI_HEAP_ROOT_JNI_LOCAL) /* the rest is up to the JVM */
        record("%s: %s, of a stack", object_name(*tag), root_kind(kind));
    return JVMTI_ITERATION_CONTINUE;
}

static void refer(JNIEnv *jni, jlong tag, const char *name, int globals, int locals)
{
    jobject object = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    name_tag(tag, name);
    set_tag(object, tag);
    for (int i = 0; i < globals; i++)
        (*jni)->NewGlobalRef(jni, object);
    for (int i = 0; i < locals; i++)
        (*jni)->NewLocalRef(jni, object);
    (*jni)->DeleteLocalRef(jni, object);
}

static void observe(JNIEnv *jni, jobject unused)
{
    refer(jni, ONCE_GLOBAL, "one global", 1, 0);
    refer(jni, THRICE_GLOBAL, "three globals", 3, 0);
    refer(jni, ONCE_LOCAL, "one local", 0, 1);
    refer(jni, TWICE_LOCAL, "two locals", 0, 2);
    refer(jni, BOTH, "both", 2, 3);
    say_walk("IterateOverReachableObjects",
             ti(IterateOverReachableObjects, root, stack, NULL, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
