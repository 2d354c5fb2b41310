/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback reports the local references of all open local frames.");

static jmethodID native_method; /* at depth 0 */

/* An object that one local reference refers to. */
static jobject new_object(JNIEnv *jni, const char *name)
{
    static jlong tag;
    jobject object = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    name_tag(++tag, name);
    set_tag(object, tag);
    return object;
}

static void push(JNIEnv *jni)
{
    if ((*jni)->PushLocalFrame(jni, 8) != 0)
        broken("there is no room for the local references");
}

/* For callbacks. */
static void see_local(const char *kind, jlong tag, jlong thread_tag, jint depth, jmethodID method)
{
    record("%s: %s, depth %d, method %s, thread's tag %s", object_name(tag), kind, (int)depth,
           method == native_method ? "right" : "wrong",
           thread_tag == TAG_OF_THREAD ? "right" : "wrong");
}

/* Walks with three frames, two, and one. */
static void walk_with_frames(JNIEnv *jni, jvmtiError (*walk)(void))
{
    jlocation location;
    jthread thread;
    must(GetFrameLocation, NULL, 0, &native_method, &location);
    must(GetCurrentThread, &thread);
    set_tag(thread, TAG_OF_THREAD);
    new_object(jni, "first");
    push(jni);
    jobject second = new_object(jni, "second");
    push(jni);
    new_object(jni, "third");
    say_walk("three frames", walk());
    (*jni)->PopLocalFrame(jni, NULL);
    new_object(jni, "made in the second again");
    say_walk("two frames", walk());
    second = (*jni)->PopLocalFrame(jni, second);
    say_walk("one frame", walk());
    (*jni)->DeleteLocalRef(jni, second);
    say_walk("one frame, without what the second gave", walk());
}

STACK_REFERENCE_CALLBACK(see)
{
    if (has_name(tag) && kind == JVMTI_HEAP_ROOT_JNI_LOCAL)
        see_local(root_kind(kind), *tag, thread_tag, depth, method);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(void)
{
    return ti(IterateOverReachableObjects, NULL, see, NULL, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    walk_with_frames(jni, walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
