/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A tag stays with its object through garbage collections.");

enum { COUNT = 200 };

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "java/lang/Object");
    jobjectArray objects = (*jni)->NewObjectArray(jni, COUNT, klass, NULL);
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, 1000 + i);
        (*jni)->SetObjectArrayElement(jni, objects, i, object);
        (*jni)->DeleteLocalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, (*jni)->NewByteArray(jni, 4096));
    }
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    int kept = 0;
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, objects, i);
        kept += tag_of(object) == 1000 + i;
        (*jni)->DeleteLocalRef(jni, object);
    }
    say("objects with their tags: %d", kept);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
