/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("SetTag keeps the tags of 320,000 objects while others are tagged and untagged.");

enum { COUNT = 320000 };

static jlong first_tag(jsize i)
{
    return ((jlong)i + 1) * 0x100000001;
}

static jlong last_tag(jsize i)
{
    return i % 3 == 0 ? 0 : i % 3 == 1 ? first_tag(i) : -first_tag(i);
}

static void compare(JNIEnv *jni, jobjectArray objects, const char *when, jlong (*expected)(jsize))
{
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = element(jni, objects, i);
        jlong actual = tag_of(object);
        if (actual != expected(i))
            differs("tag of object %d: expected %lld, actual %lld", (int)i, (long long)expected(i),
                    (long long)actual);
        (*jni)->DeleteLocalRef(jni, object);
    }
    say("%s", when);
    say_first_difference();
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "java/lang/Object");
    jobjectArray objects = (*jni)->NewObjectArray(jni, COUNT, klass, NULL);
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, first_tag(i));
        (*jni)->SetObjectArrayElement(jni, objects, i, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
    compare(jni, objects, "tagged", first_tag);
    must(ForceGarbageCollection);
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = element(jni, objects, i);
        if (i % 3 != 1)
            set_tag(object, last_tag(i));
        (*jni)->DeleteLocalRef(jni, object);
    }
    compare(jni, objects, "untagged and retagged", last_tag);
    must(ForceGarbageCollection);
    compare(jni, objects, "after a collection", last_tag);
}

/* Bulk oracle: 320,000 tags. */
TEST(.probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1});
