/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("GetObjectsWithTags returns only objects with the tag while tagged garbage is being collected.");

enum { TAGS = 100, KEPT = 20, MAKERS = 2, GARBAGE = 8000 };

static jclass cell; /* a global reference, as three threads use it */
static jfieldID number;
static int ended;

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

static void compare(JNIEnv *jni, jobject object, jlong tag)
{
    if ((*jni)->IsSameObject(jni, object, NULL) || !(*jni)->IsInstanceOf(jni, object, cell)) {
        differs("for a tag: expected an object of the test, actual another");
        return;
    }
    if (tag_of(object) != tag)
        differs("tag of an object: expected %d, actual %d", (int)tag, (int)tag_of(object));
    if ((*jni)->GetIntField(jni, object, number) != tag)
        differs("number of an object: expected %d, actual %d", (int)tag,
                (int)(*jni)->GetIntField(jni, object, number));
}

/* What comes is looked at, and at times once more after a further collection. */
static void ask(JNIEnv *jni, const jlong *tags, bool is_twice)
{
    jint count = 0;
    jobject *objects = NULL;
    jlong *results = NULL;
    int kept = 0;
    must(GetObjectsWithTags, TAGS, tags, &count, &objects, &results);
    count = readable(results, readable(objects, count));
    for (jint i = 0; i < count; i++) {
        kept += results[i] <= KEPT;
        compare(jni, objects[i], results[i]);
    }
    if (is_twice)
        must(ForceGarbageCollection);
    for (jint i = 0; i < count; i++) {
        compare(jni, objects[i], results[i]);
        (*jni)->DeleteLocalRef(jni, objects[i]);
    }
    if (kept != KEPT)
        differs("objects that are kept: expected %d, actual %d", KEPT, kept);
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
    say_first_difference();
}

/* Bulk oracle: thousands of objects, in as many calls as the collections take. */
TEST(.probe = observe, .needs = {.can_tag_objects = 1});
