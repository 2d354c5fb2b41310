/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The tag that a callback of IterateOverReachableObjects writes when it ends the walk is kept.");

enum { ROOT, STACK, REFERENCE, CALLBACKS };

static const char *const names[] = {"root", "stack", "reference"};
static jlong old_tag, new_tag;
static int wanted; /* the callback that is to end the walk */
static bool ended;

/* Each callback meets one object of the class that is there already. */
static jvmtiIterationControl step(int callback, jlong class_tag, jlong *tag)
{
    if (ended || callback != wanted || class_tag != TAG_OF_CLASS || *tag != old_tag)
        return JVMTI_ITERATION_CONTINUE;
    *tag = new_tag;
    ended = true;
    return JVMTI_ITERATION_ABORT;
}

HEAP_ROOT_CALLBACK(root)
{
    return step(ROOT, class_tag, tag);
}

STACK_REFERENCE_CALLBACK(stack)
{
    return step(STACK, class_tag, tag);
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    return step(REFERENCE, class_tag, tag);
}

/* A local reference to the object that the callback meets. */
static jobject met_by(JNIEnv *jni, int callback, const jobject *objects)
{
    return callback == REFERENCE ? element(jni, objects[REFERENCE], 0) : objects[callback];
}

static void walk(JNIEnv *jni, const char *change, const jobject *objects)
{
    char *tags = assay_text();
    (*jni)->PushLocalFrame(jni, 16);
    for (int i = 0; i < CALLBACKS; i++)
        set_tag(met_by(jni, i, objects), old_tag);
    (*jni)->PopLocalFrame(jni, NULL);
    ended = false;
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, reference, NULL);
    (*jni)->PushLocalFrame(jni, 16);
    for (int i = 0; i < CALLBACKS; i++)
        assay_append(tags, " %s", written_tag(tag_of(met_by(jni, i, objects))));
    (*jni)->PopLocalFrame(jni, NULL);
    say("%s by the %s callback: %s, tags%s", change, names[wanted], error_name(error), tags);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "heap/graph/Thing");
    jobject objects[CALLBACKS] = {(*jni)->AllocObject(jni, klass), (*jni)->AllocObject(jni, klass)};
    jobject held = (*jni)->AllocObject(jni, klass);
    objects[REFERENCE] = (*jni)->NewObjectArray(jni, 1, klass, held);
    jobject global = (*jni)->NewGlobalRef(jni, objects[ROOT]);
    (*jni)->DeleteLocalRef(jni, objects[ROOT]);
    (*jni)->DeleteLocalRef(jni, held);
    objects[ROOT] = global;
    set_tag(klass, TAG_OF_CLASS);
    for (wanted = 0; wanted < CALLBACKS; wanted++) {
        old_tag = 0;
        new_tag = WIDE_TAG;
        walk(jni, "set", objects);
        old_tag = 1;
        walk(jni, "changed", objects);
        new_tag = 0;
        walk(jni, "cleared", objects);
    }
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
