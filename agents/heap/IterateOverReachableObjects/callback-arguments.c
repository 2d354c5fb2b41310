/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Callbacks of IterateOverReachableObjects get class tag, size and user data, and can set tags.");

enum {
    GLOBAL = 1,
    LOCAL,
    BEHIND,
    CLASS_BEHIND,
    ARRAY_CLASS,
    OBJECT_CLASS,
    CLASS_CLASS,
    MORE = 100
};

static char given;

static void note(const char *kind, jlong class_tag, jlong size, jlong *tag, void *user_data)
{
    take_size(*tag, size);
    record("%s %s: class %s, user data %s", kind, object_name(*tag),
           has_name(&class_tag) ? object_name(class_tag) : "untagged",
           user_data == &given ? "right" : "wrong");
    *tag += MORE;
}

/* What else the collector takes for a root is up to the JVM. */
HEAP_ROOT_CALLBACK(root)
{
    if (*tag == GLOBAL && kind != JVMTI_HEAP_ROOT_OTHER)
        note(root_kind(kind), class_tag, size, tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    if (*tag == LOCAL)
        note(root_kind(kind), class_tag, size, tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

/* By then the root has the tag that its callback set. */
OBJECT_REFERENCE_CALLBACK(reference)
{
    if (referrer_tag == GLOBAL + MORE && (*tag == BEHIND || *tag == CLASS_BEHIND))
        note(object_reference_kind(kind), class_tag, size, tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

static void name_one(JNIEnv *jni, jobject object, jlong tag, const char *name)
{
    name_tag(tag, name);
    set_tag(object, tag);
    expect_size(jni, object, tag);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass object = find_class(jni, "java/lang/Object");
    jclass klass = find_class(jni, "heap/walk/Nested");
    jobject behind = (*jni)->AllocObject(jni, object);
    jobjectArray array = (*jni)->NewObjectArray(jni, 2, object, klass);
    jobjectArray local = (*jni)->NewObjectArray(jni, 77, object, NULL);
    jobjectArray global = (*jni)->NewGlobalRef(jni, array);
    (*jni)->SetObjectArrayElement(jni, global, 1, behind);
    name_one(jni, global, GLOBAL, "the global one");
    name_one(jni, local, LOCAL, "the local one");
    name_one(jni, behind, BEHIND, "an object behind");
    name_one(jni, klass, CLASS_BEHIND, "a class behind");
    name_one(jni, class_of(jni, array), ARRAY_CLASS, "Object[]");
    name_one(jni, object, OBJECT_CLASS, "Object");
    name_one(jni, class_of(jni, klass), CLASS_CLASS, "Class");
    (*jni)->DeleteLocalRef(jni, array);
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, reference, &given);
    say_walk("IterateOverReachableObjects", error);
    say_wrong_sizes();
    say("global %d, local %d, behind %d, class %d", (int)tag_of(global), (int)tag_of(local),
        (int)tag_of(behind), (int)tag_of(klass));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
