/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "heap.h"

TITLE("GetObjectsWithTags returns only objects with the tag while tagged garbage is being collected.");

enum { TAGS = 100, KEPT = 20, MAKERS = 2, GARBAGE = 8000 };

static jclass cell; /* a global reference, as three threads use it */
static jfieldID number;
static int ended, wrong, missing;

/* An object whose number is the tag that it gets. */
static jobject make(JNIEnv *jni, jint tag)
{
    jobject object = (*jni)->AllocObject(jni, cell);
    no_exception(jni);
    (*jni)->SetIntField(jni, object, number, tag);
    set_tag(object, tag);
    return object;
}

static void make_garbage(JNIEnv *jni, void *unused)
{
    for (int i = 1; i <= GARBAGE; i++) {
        (*jni)->DeleteLocalRef(jni, make(jni, KEPT + 1 + i % (TAGS - KEPT)));
        if (i % 1000 == 0)
            must(ForceGarbageCollection);
    }
    __atomic_add_fetch(&ended, 1, __ATOMIC_SEQ_CST);
}

static bool has_tag(JNIEnv *jni, jobject object, jlong tag)
{
    return (*jni)->IsSameObject(jni, object, NULL) == JNI_FALSE
           && (*jni)->IsInstanceOf(jni, object, cell) && tag_of(object) == tag
           && (*jni)->GetIntField(jni, object, number) == tag;
}

/* What comes is looked at, and at times once more after a further collection. */
static void ask(JNIEnv *jni, const jlong *tags, bool is_twice)
{
    jint count = 0;
    jobject *objects = NULL;
    jlong *results = NULL;
    int kept = 0;
    must(GetObjectsWithTags, TAGS, tags, &count, &objects, &results);
    for (jint i = 0; i < count; i++) {
        kept += results[i] <= KEPT;
        wrong += !has_tag(jni, objects[i], results[i]);
    }
    if (is_twice)
        must(ForceGarbageCollection);
    for (jint i = 0; i < count; i++) {
        wrong += !has_tag(jni, objects[i], results[i]);
        (*jni)->DeleteLocalRef(jni, objects[i]);
    }
    missing += kept != KEPT;
    release(objects);
    release(results);
}

static void observe(JNIEnv *jni, jobject unused)
{
    pthread_t threads[MAKERS];
    jlong tags[TAGS];
    /* Where the collector frees nothing, all come. */
    ask_for_references(jni, MAKERS * GARBAGE + 2 * KEPT + 16);
    cell = (*jni)->NewGlobalRef(jni, find_class(jni, "heap/graph/ConcurrentWrites$Cell"));
    number = field_id(jni, cell, "number", "I");
    for (int i = 0; i < TAGS; i++)
        tags[i] = i + 1;
    for (int i = 0; i < KEPT; i++)
        make(jni, i + 1);
    for (int i = 0; i < MAKERS; i++)
        threads[i] = start_attached(NULL, make_garbage, NULL);
    for (int i = 0; i < 10 || __atomic_load_n(&ended, __ATOMIC_SEQ_CST) < MAKERS; i++)
        ask(jni, tags, i % 10 == 0);
    for (int i = 0; i < MAKERS; i++)
        pthread_join(threads[i], NULL);
    say("calls without all that are kept: %d, objects without their tag: %d", missing, wrong);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
