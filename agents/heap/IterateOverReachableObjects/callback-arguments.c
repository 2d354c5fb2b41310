/* SPDX-License-Identifier: Apache-2.0 */
#include "../old.h"

TITLE("Root, stack and reference callbacks are told class tag, size and user data, and set tags.");

enum { GLOBAL = 1, LOCAL, BEHIND, CLASS_BEHIND, ARRAY_CLASS, OBJECT_CLASS, CLASS_CLASS, MORE = 100 };

static char given;

static void note(const char *kind, jlong class_tag, jlong size, jlong *tag, void *user_data)
{
    sight("%s %s: class %s, size %s, user data %s", kind, names[*tag],
          is_named(&class_tag) ? names[class_tag] : "untagged",
          size == sizes[*tag] ? "right" : "wrong", user_data == &given ? "right" : "wrong");
    *tag += MORE;
}

OLD_ROOT(root)
{
    if (*tag == GLOBAL)
        note(root_kind(kind), class_tag, size, tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

OLD_STACK(stack)
{
    if (*tag == LOCAL)
        note(root_kind(kind), class_tag, size, tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

/* By then the root has the tag that its callback set. */
OLD_REFERENCE(reference)
{
    if (referrer_tag == GLOBAL + MORE && (*tag == BEHIND || *tag == CLASS_BEHIND))
        note(old_kind(kind), class_tag, size, tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

static void name_one(jobject object, jlong tag, const char *name)
{
    snprintf(names[tag], sizeof names[tag], "%s", name);
    set_tag(object, tag);
    must(GetObjectSize, object, &sizes[tag]);
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
    name_one(global, GLOBAL, "the global one");
    name_one(local, LOCAL, "the local one");
    name_one(behind, BEHIND, "an object behind");
    name_one(klass, CLASS_BEHIND, "a class behind");
    name_one(class_of(jni, array), ARRAY_CLASS, "Object[]");
    name_one(object, OBJECT_CLASS, "Object");
    name_one(class_of(jni, klass), CLASS_CLASS, "Class");
    (*jni)->DeleteLocalRef(jni, array);
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, reference, &given);
    say_sights("IterateOverReachableObjects", error);
    say("global %d, local %d, behind %d, class %d", (int)tag_of(global), (int)tag_of(local),
        (int)tag_of(behind), (int)tag_of(klass));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
