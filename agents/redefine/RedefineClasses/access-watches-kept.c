/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Watches of field accesses stay set when the class is redefined.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("%s reads %s", method_name(method), name);
    release(name);
}

static void show(JNIEnv *jni, const char *when)
{
    jclass klass = find_class(jni, "redefine/Redefined");
    jmethodID method = static_method_id(jni, klass, "show", "(Ljava/lang/String;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, method, (*jni)->NewStringUTF(jni, when));
    no_exception(jni);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jfieldID size = field_id(jni, klass, "size", "I");
    on(FieldAccess, accessed);
    must(SetFieldAccessWatch, klass, size);
    show(jni, "first");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    show(jni, "second");
    SAY_CALL(ClearFieldAccessWatch, klass, size);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_field_access_events = 1});
