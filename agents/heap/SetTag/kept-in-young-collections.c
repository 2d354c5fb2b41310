/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Tags stay with their objects through collections caused by allocation.");

enum { COUNT = 1000, GARBAGE = 600 };

static int right, wrong;

static jlong numbered(jsize i)
{
    return ((jlong)i << 32) + 17 + i;
}

HEAP_ITERATION_CALLBACK(object)
{
    jsize i = (jsize)(*tag >> 32);
    *(*tag == numbered(i) && i >= 0 && i < COUNT && length == -1 ? &right : &wrong) += 1;
    return 0;
}

/* A young generation of a few megabytes is collected several times meanwhile. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    static const jlong tags[] = {(jlong)3 * 0x100000001 + 17, (jlong)999 * 0x100000001 + 17, 17};
    jclass klass = find_class(jni, "heap/graph/Thing");
    jobjectArray objects = (*jni)->NewObjectArray(jni, COUNT, klass, NULL);
    for (jsize i = 0; i < COUNT; i++) {
        jobject made = (*jni)->AllocObject(jni, klass);
        set_tag(made, numbered(i));
        (*jni)->SetObjectArrayElement(jni, objects, i, made);
        (*jni)->DeleteLocalRef(jni, made);
        if (i % 2 == 0)
            (*jni)->DeleteLocalRef(jni, (*jni)->NewByteArray(jni, 50000));
    }
    for (int i = 0; i < GARBAGE; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewByteArray(jni, 50000));
    int kept = 0;
    for (jsize i = 0; i < COUNT; i++) {
        jobject made = element(jni, objects, i);
        kept += tag_of(made) == numbered(i);
        (*jni)->DeleteLocalRef(jni, made);
    }
    say("GetTag: %d", kept);
    jint count = 0;
    jvmtiError error = ti(GetObjectsWithTags, 3, tags, &count, NULL, NULL);
    say("GetObjectsWithTags: %s %d", error_name(error), (int)count);
    error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    say("IterateThroughHeap: %s, right %d, wrong %d", error_name(error), right, wrong);
}

TEST(.probe = observe, .vm_args = LIST("-Xmn4m"), .needs = {.can_tag_objects = 1});
