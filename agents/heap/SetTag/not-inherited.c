/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A tag disappears with its object and is not inherited by a new object.");

enum { COUNT = 500, NEW = 20000, TAG = 77 };

static int tagged, untagged, without;

HEAP_ITERATION_CALLBACK(object)
{
    tagged += *tag != 0;
    untagged += *tag == 0;
    return 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    static jweak witnesses[COUNT];
    static const jlong tags[] = {TAG};
    jclass klass = find_class(jni, "heap/graph/Thing");
    for (int i = 0; i < COUNT; i++) {
        jobject old = (*jni)->AllocObject(jni, klass);
        set_tag(old, TAG);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, old);
        (*jni)->DeleteLocalRef(jni, old);
    }
    if (!collect_until_freed(jni, witnesses, COUNT)) {
        say("not everything was collected");
        return;
    }
    jobjectArray kept = (*jni)->NewObjectArray(jni, NEW, klass, NULL);
    for (jsize i = 0; i < NEW; i++) {
        jobject next = (*jni)->AllocObject(jni, klass);
        (*jni)->SetObjectArrayElement(jni, kept, i, next);
        jlong tag = tag_of(next);
        if (tag != 0)
            differs("tag of a new object: expected 0, actual %d", (int)tag);
        (*jni)->DeleteLocalRef(jni, next);
    }
    say_first_difference();
    jint count = 0;
    jobject *found = NULL;
    jvmtiError error = ti(GetObjectsWithTags, 1, tags, &count, &found, NULL);
    for (jint i = 0; i < readable(found, count) && error == JVMTI_ERROR_NONE; i++)
        without += tag_of(found[i]) != TAG;
    if (error == JVMTI_ERROR_NONE)
        release(found);
    say("GetObjectsWithTags: %s, without the tag %d", error_name(error), without);
    error = ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
    say("IterateThroughHeap: %s, tagged %d, untagged at least those made: %s", error_name(error),
        tagged, truth(untagged >= NEW));
}

/* Bulk oracle: thousands of new objects. */
TEST(.probe = observe, .needs = {.can_tag_objects = 1});
