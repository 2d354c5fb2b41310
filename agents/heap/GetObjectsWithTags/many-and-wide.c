/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("GetObjectsWithTags compares all 64 bits of tags and returns each of many objects once.");

enum { COUNT = 3000, DISTINCT = 300 };

/* Ten objects have each tag; the tags differ in the upper half only, and half are negative. */
static jlong numbered(int i)
{
    return (i % 2 == 0 ? 1 : -1) * (((jlong)(i + 1) << 32) | 7);
}

static jclass type;
static jobjectArray objects;

static void ask(JNIEnv *jni, const char *what, jint tag_count, const jlong *tags)
{
    static int times[COUNT];
    jint count = 0;
    jobject *found = NULL;
    jlong *results = NULL;
    int wrong = 0, again = 0;
    memset(times, 0, sizeof times);
    jvmtiError error = ti(GetObjectsWithTags, tag_count, tags, &count, &found, &results);
    for (jint i = 0; i < count; i++) {
        jlong tag = tag_of(found[i]);
        wrong += tag != results[i];
        jint place = !(*jni)->IsInstanceOf(jni, found[i], type)
                         ? -1
                         : (*jni)->CallIntMethod(jni, found[i],
                                                 method_id(jni, type, "intValue", "()I"));
        jobject there = place >= 0 && place < COUNT ? element(jni, objects, place) : NULL;
        wrong += there == NULL || !(*jni)->IsSameObject(jni, there, found[i]);
        again += there != NULL && times[place]++ > 0;
        (*jni)->DeleteLocalRef(jni, there);
        (*jni)->DeleteLocalRef(jni, found[i]);
    }
    say("%s: %s, objects %d, wrong %d, more than once %d", what, error_name(error), (int)count,
        wrong, again);
    release(found);
    release(results);
}

static void observe(JNIEnv *jni, jobject unused)
{
    type = find_class(jni, "java/math/BigInteger");
    jmethodID value_of = static_method_id(jni, type, "valueOf", "(J)Ljava/math/BigInteger;");
    jmethodID add = method_id(jni, type, "add", "(Ljava/math/BigInteger;)Ljava/math/BigInteger;");
    jlong tags[DISTINCT + 1];
    (*jni)->PushLocalFrame(jni, 2 * COUNT);
    objects = (*jni)->NewObjectArray(jni, COUNT, type, NULL);
    jobject large = (*jni)->CallStaticObjectMethod(jni, type, value_of, (jlong)1 << 40);
    for (jsize i = 0; i < COUNT; i++) {
        jobject small = (*jni)->CallStaticObjectMethod(jni, type, value_of, (jlong)i);
        jobject own = (*jni)->CallObjectMethod(jni, large, add, small);
        set_tag(own, numbered(i % DISTINCT));
        (*jni)->SetObjectArrayElement(jni, objects, i, own);
        (*jni)->DeleteLocalRef(jni, own);
        (*jni)->DeleteLocalRef(jni, small);
    }
    for (int i = 0; i < DISTINCT; i++)
        tags[i] = numbered(i);
    ask(jni, "one", 1, &tags[17]);
    ask(jni, "a hundred", 100, tags);
    ask(jni, "all", DISTINCT, tags);
    ask(jni, "lower half alone", 1, (const jlong[]){7});
    ask(jni, "none asked for", 0, tags);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
