/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences with java.lang.Class as klass reports class objects only.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (*tag == TAG_OF_ARRAY
        || (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *referrer_tag == TAG_OF_ARRAY))
        record("%s", *tag == 1 ? "First" : *tag == 2 ? "Second" : "other");
    return JVMTI_VISIT_OBJECTS;
}

/* The two classes, and behind them an object that is no class. */
static void observe(JNIEnv *jni, jobject classes)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jobjectArray array = (*jni)->NewObjectArray(jni, 3, find_class(jni, "java/lang/Object"), NULL);
    for (jint i = 0; i < 2; i++)
        (*jni)->SetObjectArrayElement(jni, array, i, element(jni, classes, i));
    (*jni)->SetObjectArrayElement(jni, array, 2, (*jni)->NewStringUTF(jni, "no class"));
    tag_elements(jni, array);
    set_tag(array, TAG_OF_ARRAY);
    jclass klass = find_class(jni, "java/lang/Class");
    jvmtiError error = ti(FollowReferences, 0, klass, array, &callbacks, NULL);
    say_walk_in_one_line(error, "klass Class");
}

TEST(.target = "heap.filters.Statics", .probe = observe, .needs = {.can_tag_objects = 1});
