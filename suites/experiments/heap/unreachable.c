/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Does a walk over the heap still see an object that nothing refers to?");
PASSAGES("IterateThroughHeap: all objects in the heap, reachable and unreachable; "
         "GetObjectsWithTags.");
WHY("Counts of objects differ from those that a reachability walk gives, until the next "
    "collection.");

static int seen;

static jint JNICALL on_object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    seen += *tag == 77;
    return JVMTI_VISIT_OBJECTS;
}

static void tell(JNIEnv *jni, const char *when)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_object};
    static const jlong tag = 77;
    jint count = 0;
    seen = 0;
    must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    (*jni)->PushLocalFrame(jni, 200);
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    (*jni)->PopLocalFrame(jni, NULL);
    say("%s, IterateThroughHeap: %d of 100", when, seen);
    say("%s, GetObjectsWithTags: %d of 100", when, (int)count);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/Object");
    for (int i = 0; i < 100; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, 77);
        (*jni)->DeleteLocalRef(jni, object);
    }
    tell(jni, "before a collection");
    must(ForceGarbageCollection);
    tell(jni, "after a collection");
}

ASK(.probe = observe, .needs = {.can_tag_objects = 1});
