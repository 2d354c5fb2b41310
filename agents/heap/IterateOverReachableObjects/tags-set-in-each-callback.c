/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Every kind of callback of IterateOverReachableObjects sets, changes and clears tags.");

enum { CHANGED = 101, TAKEN, OF_THE_CLASS };

/* What has no tag and is of the test is known by the tag of its class. */
static jvmtiIterationControl retag(jlong class_tag, jlong *tag)
{
    if (*tag == 0 && class_tag == OF_THE_CLASS)
        *tag = OF_THE_CLASS;
    else
        *tag = *tag == CHANGED ? -CHANGED : *tag == TAKEN ? 0 : *tag;
    return JVMTI_ITERATION_CONTINUE;
}

HEAP_ROOT_CALLBACK(root)
{
    return retag(class_tag, tag);
}

STACK_REFERENCE_CALLBACK(stack)
{
    return retag(class_tag, tag);
}

OBJECT_REFERENCE_CALLBACK(part)
{
    return retag(class_tag, tag);
}

/* Three new objects: one tag is to be changed, one taken away, and one set. */
static void make(JNIEnv *jni, jobject made[3])
{
    jclass own = find_class(jni, "heap/graph/Thing");
    set_tag(own, OF_THE_CLASS);
    for (int i = 0; i < 3; i++)
        made[i] = (*jni)->AllocObject(jni, i == 2 ? own : find_class(jni, "java/lang/Object"));
    set_tag(made[0], CHANGED);
    set_tag(made[1], TAKEN);
}

static void say_tags(const char *callback, jobject made[3])
{
    say("%s: %lld, %lld, %lld", callback, (long long)tag_of(made[0]), (long long)tag_of(made[1]),
        (long long)tag_of(made[2]));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject globals[3], locals[3], parts[3];
    jobjectArray array = (*jni)->NewObjectArray(jni, 3, find_class(jni, "java/lang/Object"), NULL);
    make(jni, globals);
    make(jni, locals);
    make(jni, parts);
    for (int i = 0; i < 3; i++) {
        jobject global = (*jni)->NewGlobalRef(jni, globals[i]);
        (*jni)->DeleteLocalRef(jni, globals[i]);
        globals[i] = global;
        (*jni)->SetObjectArrayElement(jni, array, i, parts[i]);
        (*jni)->DeleteLocalRef(jni, parts[i]);
    }
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, part, NULL);
    say("IterateOverReachableObjects: %s", error_name(error));
    say_tags("roots", globals);
    say_tags("locals", locals);
    for (int i = 0; i < 3; i++)
        parts[i] = element(jni, array, i);
    say_tags("elements", parts);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
