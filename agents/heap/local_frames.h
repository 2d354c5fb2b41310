/* SPDX-License-Identifier: Apache-2.0 */

/* Local references in local frames (PushLocalFrame) within the frame of one native method. */
#ifndef ASSAY_HEAP_LOCAL_FRAMES_H
#define ASSAY_HEAP_LOCAL_FRAMES_H

#include "heap.h"

static jmethodID native_method; /* at depth 0 */

/* An object that one local reference refers to. */
static inline jobject new_object(JNIEnv *jni, const char *name)
{
    static jlong tag;
    jobject object = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    name_tag(++tag, name);
    set_tag(object, tag);
    return object;
}

static inline void push(JNIEnv *jni)
{
    if ((*jni)->PushLocalFrame(jni, 8) != 0)
        broken("there is no room for the local references");
}

/* For callbacks. */
static inline void see_local(const char *kind, jlong tag, jlong thread_tag, jint depth,
                             jmethodID method)
{
    record("%s: %s, depth %d, method %s, thread's tag %s", object_name(tag), kind, (int)depth,
           method == native_method ? "right" : "wrong",
           thread_tag == TAG_OF_THREAD ? "right" : "wrong");
}

/* Walks with three frames, two, and one. */
static inline void walk_with_frames(JNIEnv *jni, jvmtiError (*walk)(void))
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

#endif
