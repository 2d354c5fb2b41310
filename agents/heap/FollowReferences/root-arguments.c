/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiHeapReferenceCallback for a root gets class tag, size and length, and no referrer.");

enum { CLASS_OF_ARRAYS = 50, CLASS_OF_CLASSES, CLASS_OF_OBJECTS };

static char given;

/* Information comes with local references alone. Which other roots a class has is open, and what else the
 * collector takes for a root. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (!has_name(tag) || *tag >= CLASS_OF_ARRAYS || referrer_tag != NULL
        || kind == JVMTI_HEAP_REFERENCE_OTHER)
        return 0;
    if (strcmp(object_name(*tag), "class") == 0 && kind != JVMTI_HEAP_REFERENCE_JNI_GLOBAL)
        return 0;
    bool is_local = kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL
                    || kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL;
    take_size(*tag, size);
    record("%s, %s: class %s, referrer's class %s, length %d, info %s, user data %s",
           object_name(*tag), reference_kind(kind),
           has_name(&class_tag) ? object_name(class_tag) : "another",
           referrer_class_tag == 0 ? "none" : "some", (int)length,
           (info != NULL) == is_local ? "right" : "wrong", user_data == &given ? "right" : "wrong");
    return 0;
}

static void name_one(JNIEnv *jni, jobject object, jlong tag, const char *name)
{
    name_tag(tag, name);
    set_tag(object, tag);
    expect_size(jni, object, tag);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jclass klass = find_class(jni, "java/lang/Object");
    jobject object = (*jni)->AllocObject(jni, klass);
    jobjectArray array = (*jni)->NewObjectArray(jni, 1234, klass, NULL);
    jobjectArray local = (*jni)->NewObjectArray(jni, 5, klass, NULL);
    jclass nested = find_class(jni, "heap/walk/Nested");
    name_one(jni, object, 1, "object");
    name_one(jni, array, 2, "array");
    name_one(jni, local, 3, "local array");
    name_one(jni, nested, 4, "class");
    name_one(jni, class_of(jni, array), CLASS_OF_ARRAYS, "Object[]");
    name_one(jni, class_of(jni, nested), CLASS_OF_CLASSES, "Class");
    name_one(jni, klass, CLASS_OF_OBJECTS, "Object");
    for (int i = 0; i < 3; i++)
        (*jni)->NewGlobalRef(jni, array);
    (*jni)->NewGlobalRef(jni, object);
    (*jni)->NewGlobalRef(jni, nested);
    (*jni)->NewLocalRef(jni, local);
    (*jni)->DeleteLocalRef(jni, object);
    (*jni)->DeleteLocalRef(jni, array);
    (*jni)->DeleteLocalRef(jni, nested);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, &given));
    say_wrong_sizes();
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
