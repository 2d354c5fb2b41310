/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("GetObjectsWithTags compares all 64 bits of tags and returns each of many objects once.");

enum { COUNT = 3000, DISTINCT = 300 };

/* Ten objects have each tag; the tags differ in the upper half only, and half are negative. */
static jlong numbered(int i)
{
    return (i % DISTINCT % 2 == 0 ? 1 : -1) * (((jlong)(i % DISTINCT + 1) << 32) | 7);
}

static jclass type;
static jobjectArray objects;

static jint index_of(JNIEnv *jni, jobject object)
{
    jmethodID value = method_id(jni, type, "intValue", "()I");
    if (object == NULL || !(*jni)->IsInstanceOf(jni, object, type))
        return -1;
    jint index = (*jni)->CallIntMethod(jni, object, value);
    jobject there = index >= 0 && index < COUNT ? element(jni, objects, index) : NULL;
    bool same = there != NULL && (*jni)->IsSameObject(jni, there, object);
    (*jni)->DeleteLocalRef(jni, there);
    return same ? index : -1;
}

static void ask(JNIEnv *jni, const char *what, jint tag_count, const jlong *tags)
{
    int times[COUNT] = {0};
    jint count = 0;
    jobject *found = NULL;
    jlong *results = NULL;
    jvmtiError error = ti(GetObjectsWithTags, tag_count, tags, &count, &found, &results);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: %s", what, error_name(error));
        return;
    }
    for (jint i = 0; i < readable(results, readable(found, count)); i++) {
        jint index = index_of(jni, found[i]);
        if (index < 0)
            differs("%s: expected objects of the test, actual another", what);
        else if (++times[index] && results[i] != numbered(index))
            differs("%s: tag of object %d: expected %lld, actual %lld", what, (int)index,
                    (long long)numbered(index), (long long)results[i]);
        (*jni)->DeleteLocalRef(jni, found[i]);
    }
    for (int i = 0; i < COUNT; i++) {
        int expected = 0;
        for (jint k = 0; k < tag_count; k++)
            expected += tags[k] == numbered(i);
        if (times[i] != expected)
            differs("%s: object %d: expected %d times, actual %d", what, i, expected, times[i]);
    }
    say("%s: %s, objects %d", what, error_name(error), (int)count);
    say_first_difference();
    release(found);
    release(results);
}

static void observe(JNIEnv *jni, jobject unused)
{
    type = find_class(jni, "java/math/BigInteger");
    jmethodID value_of = static_method_id(jni, type, "valueOf", "(J)Ljava/math/BigInteger;");
    jlong tags[DISTINCT];
    ask_for_references(jni, COUNT + 16);
    objects = (*jni)->NewObjectArray(jni, COUNT, type, NULL);
    for (jsize i = 0; i < COUNT; i++) {
        /* By its lower half the object is known; with the upper half it is no cached one. */
        jobject own = (*jni)->CallStaticObjectMethod(jni, type, value_of, ((jlong)1 << 40) + i);
        set_tag(own, numbered(i));
        (*jni)->SetObjectArrayElement(jni, objects, i, own);
        (*jni)->DeleteLocalRef(jni, own);
    }
    for (int i = 0; i < DISTINCT; i++)
        tags[i] = numbered(i);
    ask(jni, "one", 1, &tags[17]);
    ask(jni, "a hundred", 100, tags);
    ask(jni, "all", DISTINCT, tags);
    ask(jni, "lower half alone", 1, (const jlong[]){7});
    ask(jni, "none asked for", 0, tags);
}

/* Bulk oracle: thousands of objects with their tags. */
TEST(.probe = observe, .needs = {.can_tag_objects = 1});
