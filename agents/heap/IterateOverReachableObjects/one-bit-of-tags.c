/* SPDX-License-Identifier: Apache-2.0 */
#include "../one_bit.h"

TITLE("Every kind of callback of IterateOverReachableObjects changes any single bit of a tag.");

HEAP_ROOT_CALLBACK(root)
{
    change_bit(tag);
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    change_bit(tag);
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(part)
{
    change_bit(tag);
    return JVMTI_ITERATION_CONTINUE;
}

/* Each with the callback in question alone. */
static jvmtiError walk_roots(jobjectArray objects)
{
    return ti(IterateOverReachableObjects, root, NULL, NULL, NULL);
}

static jvmtiError walk_stacks(jobjectArray objects)
{
    return ti(IterateOverReachableObjects, NULL, stack, NULL, NULL);
}

static jvmtiError walk_parts(jobjectArray objects)
{
    return ti(IterateOverReachableObjects, NULL, NULL, part, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobjectArray globals = new_objects(jni, WITH_FIELD), locals = new_objects(jni, WITH_FIELD);
    for (jsize i = 0; i < OBJECTS; i++) {
        jobject object = element(jni, globals, i);
        (*jni)->NewGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
    say_changed_bits(jni, "roots", globals, walk_roots);
    for (jsize i = 0; i < OBJECTS; i++)
        element(jni, locals, i);
    say_changed_bits(jni, "local references", locals, walk_stacks);
    say_changed_bits(jni, "elements", new_objects(jni, WITH_FIELD), walk_parts);
}

TEST(.target = "heap.filters.OneBit", .probe = observe, .needs = {.can_tag_objects = 1});
