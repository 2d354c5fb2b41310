/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("SetTag keeps the tags of a hundred thousand objects while others are tagged and untagged.");

enum { COUNT = 100000 };

static jlong first_tag(jsize i)
{
    return ((jlong)i + 1) * 0x100000001;
}

static jlong last_tag(jsize i)
{
    return i % 3 == 0 ? 0 : i % 3 == 1 ? first_tag(i) : -first_tag(i);
}

static int count_right(JNIEnv *jni, jobjectArray objects, jlong (*wanted)(jsize))
{
    int right = 0;
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = element(jni, objects, i);
        right += tag_of(object) == wanted(i);
        (*jni)->DeleteLocalRef(jni, object);
    }
    return right;
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
    say("tagged: %d", count_right(jni, objects, first_tag));
    must(ForceGarbageCollection);
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = element(jni, objects, i);
        if (i % 3 != 1)
            set_tag(object, last_tag(i));
        (*jni)->DeleteLocalRef(jni, object);
    }
    say("untagged and retagged: %d", count_right(jni, objects, last_tag));
    must(ForceGarbageCollection);
    say("after a collection: %d", count_right(jni, objects, last_tag));
}

TEST(.probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1});
