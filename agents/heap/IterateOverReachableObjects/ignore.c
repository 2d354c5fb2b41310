/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ITERATION_IGNORE for a root or a reference leaves out the references of that object.");

enum { GLOBAL_HOLDER = 1, LOCAL_HOLDER, INNER_HOLDER, OF_GLOBAL, OF_LOCAL, OF_INNER };

static jlong ignored;
static int seen_objects[OF_INNER + 1];

static jvmtiIterationControl control_of(jlong tag)
{
    if (tag > 0 && tag <= OF_INNER)
        seen_objects[tag]++;
    return tag != 0 && tag == ignored ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
}

/* What else the collector takes for a root is up to the JVM. */
HEAP_ROOT_CALLBACK(root)
{
    if (kind == JVMTI_HEAP_ROOT_OTHER)
        return *tag == ignored ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
    return control_of(*tag);
}

STACK_REFERENCE_CALLBACK(stack)
{
    return control_of(*tag);
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    return control_of(*tag);
}

/* An array with one element. */
static jobjectArray hold_one(JNIEnv *jni, jobject held, jlong tag)
{
    jclass object = find_class(jni, "java/lang/Object");
    jobject content = held == NULL ? (*jni)->AllocObject(jni, object) : held;
    if (held == NULL)
        set_tag(content, tag + 3);
    jobjectArray array = (*jni)->NewObjectArray(jni, 1, object, content);
    (*jni)->DeleteLocalRef(jni, content);
    set_tag(array, tag);
    return array;
}

static void walk(const char *what, jlong ignore)
{
    ignored = ignore;
    memset(seen_objects, 0, sizeof seen_objects);
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, reference, NULL);
    say("%s: %s, behind the global %d, behind the local %d, inner %d, behind it %d", what,
        error_name(error), seen_objects[OF_GLOBAL], seen_objects[OF_LOCAL],
        seen_objects[INNER_HOLDER], seen_objects[OF_INNER]);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobjectArray local = hold_one(jni, NULL, GLOBAL_HOLDER);
    (*jni)->NewGlobalRef(jni, local);
    (*jni)->DeleteLocalRef(jni, local);
    hold_one(jni, NULL, LOCAL_HOLDER);
    jobjectArray outer = hold_one(jni, hold_one(jni, NULL, INNER_HOLDER), 100);
    (*jni)->NewGlobalRef(jni, outer);
    walk("nothing ignored", -1);
    walk("global ignored", GLOBAL_HOLDER);
    walk("local ignored", LOCAL_HOLDER);
    walk("inner ignored", INNER_HOLDER);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
