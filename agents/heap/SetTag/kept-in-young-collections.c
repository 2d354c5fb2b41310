/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Tags stay with their objects through collections caused by allocation.");

enum { COUNT = 1000, GARBAGE = 600, GARBAGE_MOST = 4000 };

static int reports[COUNT];

static jlong numbered(jsize i)
{
    return ((jlong)i << 32) + 17 + i;
}

HEAP_ITERATION_CALLBACK(object)
{
    jlong i = *tag >> 32;
    if (i < 0 || i >= COUNT || *tag != numbered((jsize)i) || length != -1)
        differs("IterateThroughHeap: expected tags of the test, actual %lld, length %d",
                (long long)*tag, (int)length);
    else
        reports[i]++;
    return 0;
}

static jobject needed(jobject object)
{
    if (object == NULL)
        inapplicable("the heap is full, and nothing is freed");
    return object;
}

static void make_garbage(JNIEnv *jni)
{
    (*jni)->DeleteLocalRef(jni, needed((*jni)->NewByteArray(jni, 50000)));
}

/* An object that dies after the others were made shows that a collection took place. */
static void collect_by_allocation(JNIEnv *jni, jclass klass)
{
    jobject dying = needed((*jni)->AllocObject(jni, klass));
    jweak witness = (*jni)->NewWeakGlobalRef(jni, dying);
    (*jni)->DeleteLocalRef(jni, dying);
    bool is_there = true;
    for (int made = 0; made < GARBAGE || (is_there && made < GARBAGE_MOST); made++) {
        make_garbage(jni);
        /* A local reference would keep the object. */
        is_there = !(*jni)->IsSameObject(jni, witness, NULL);
    }
    if (is_there)
        inapplicable("allocation causes no collection");
}

/* A young generation of a few megabytes is collected several times meanwhile. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    static const jlong tags[] = {(jlong)3 * 0x100000001 + 17, (jlong)999 * 0x100000001 + 17, 17};
    jclass klass = find_class(jni, "heap/graph/Thing");
    jobjectArray objects = needed((*jni)->NewObjectArray(jni, COUNT, klass, NULL));
    for (jsize i = 0; i < COUNT; i++) {
        jobject made = needed((*jni)->AllocObject(jni, klass));
        set_tag(made, numbered(i));
        (*jni)->SetObjectArrayElement(jni, objects, i, made);
        (*jni)->DeleteLocalRef(jni, made);
        if (i % 2 == 0)
            make_garbage(jni);
    }
    collect_by_allocation(jni, klass);
    for (jsize i = 0; i < COUNT; i++) {
        jobject made = element(jni, objects, i);
        jlong tag = tag_of(made);
        if (tag != numbered(i))
            differs("tag of object %d: expected %lld, actual %lld", (int)i, (long long)numbered(i),
                    (long long)tag);
        (*jni)->DeleteLocalRef(jni, made);
    }
    say("GetTag");
    say_first_difference();
    jint count = 0;
    jvmtiError error = ti(GetObjectsWithTags, 3, tags, &count, NULL, NULL);
    say("GetObjectsWithTags: %s %d", error_name(error), (int)count);
    error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    for (int i = 0; i < COUNT; i++)
        if (reports[i] != 1)
            differs("reports of object %d: expected 1, actual %d", i, reports[i]);
    say("IterateThroughHeap: %s", error_name(error));
    say_first_difference();
}

/* Bulk oracle: a thousand objects. */
TEST(.probe = observe, .vm_args = LIST("-Xmn4m", "-Xmx64m"), .needs = {.can_tag_objects = 1});
