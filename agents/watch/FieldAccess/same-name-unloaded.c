/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A class has no field watches left over from an unloaded class of the same name.");

/* The number by which the class of a method is tagged, beginning at 1. */
static int class_number(jmethodID method)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    return (int)tag_of(klass);
}

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("at %d of class %d, of the field's class: %s", (int)location, class_number(method) - 1,
        truth(tag_of(klass) == class_number(method)));
}

/* Watches the fields of every other class. */
static void observe(JNIEnv *jni, jobject made)
{
    static int classes;
    jclass klass = (*jni)->GetObjectClass(jni, made);
    must(ForceGarbageCollection);
    set_tag(klass, ++classes);
    on(FieldAccess, accessed);
    if (classes % 2 == 0)
        return;
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "field", "I"));
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "number", "I"));
}

TEST(.target = "breakpoint.SameNameClasses", .args = LIST("dropped"), .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_tag_objects = 1});
