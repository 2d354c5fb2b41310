/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions that return an empty list return a null pointer for it.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass marker = find_class(jni, "heap/graph/Marked");
    /* It is prepared once it is initialized, which Class.forName sees to. */
    jclass classes = find_class(jni, "java/lang/Class");
    (*jni)->CallStaticObjectMethod(
        jni, classes,
        static_method_id(jni, classes, "forName", "(Ljava/lang/String;)Ljava/lang/Class;"),
        (*jni)->NewStringUTF(jni, "heap.graph.Marked"));
    no_exception(jni);
    jint count = 7;
    void *list = &count;
    jlong none = 77;
    SAY_CALL(GetClassMethods, marker, &count, (jmethodID **)&list);
    say("count: %d, list: %s", (int)count, list == NULL ? "null" : "not null");
    count = 7, list = &count;
    SAY_CALL(GetClassFields, marker, &count, (jfieldID **)&list);
    say("count: %d, list: %s", (int)count, list == NULL ? "null" : "not null");
    count = 7, list = &count;
    SAY_CALL(GetImplementedInterfaces, marker, &count, (jclass **)&list);
    say("count: %d, list: %s", (int)count, list == NULL ? "null" : "not null");
    count = 7, list = &count;
    SAY_CALL(GetObjectsWithTags, 1, &none, &count, (jobject **)&list, NULL);
    say("count: %d, list: %s", (int)count, list == NULL ? "null" : "not null");
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
