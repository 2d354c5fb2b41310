/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "prepared.h"

TITLE("FieldAccess and FieldModification are posted for fields of records, enums, hidden and inner classes.");

enum { FINAL = 0x10, STATIC = 0x8, SYNTHETIC = 0x1000 };

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s of %s in %s", short_field_name(klass, field),
        object == NULL ? "null" : "an object", short_method_name(method));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write %s of %s in %s: %c %s", short_field_name(klass, field),
        object == NULL ? "null" : "an object", short_method_name(method), type,
        type == 'I'       ? value_text('I', value)
        : value.l == NULL ? "null"
                          : "an object");
}

/* Other synthetic fields are the compiler's own, as $VALUES of an enum, or another agent's. */
static bool is_of_test(jclass klass, jfieldID field)
{
    jint modifiers = 0;
    const char *name = short_field_name(klass, field);
    must(GetFieldModifiers, klass, field, &modifiers);
    if (strcmp(name, "this$0") == 0 || strcmp(name, "val$n") == 0)
        return true;
    return strchr(name, '$') == NULL && (modifiers & SYNTHETIC) == 0;
}

static void each_field(JNIEnv *jni, jclass klass, jobject object,
                       void (*act)(JNIEnv *jni, jclass klass, jobject object, jfieldID field))
{
    jint count = 0;
    jfieldID *fields = NULL;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++)
        if (is_of_test(klass, fields[i]))
            act(jni, klass, object, fields[i]);
    release(fields);
}

static void watch(JNIEnv *jni, jclass klass, jobject unused, jfieldID field)
{
    must(SetFieldAccessWatch, klass, field);
    must(SetFieldModificationWatch, klass, field);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strncmp(class_name(klass), "Lwatch/NewerFields$", 19) == 0 && is_class_prepared(klass))
        each_field(jni, klass, NULL, watch);
}

/* Fields that are final are only read. */
static void use_int(JNIEnv *jni, jclass klass, jobject object, jfieldID field)
{
    char *signature = NULL;
    jint modifiers = 0;
    must(GetFieldName, klass, field, NULL, &signature, NULL);
    must(GetFieldModifiers, klass, field, &modifiers);
    if (strcmp(readable_text(signature), "I") == 0 && (modifiers & STATIC) == 0) {
        (*jni)->GetIntField(jni, object, field);
        if ((modifiers & FINAL) == 0)
            (*jni)->SetIntField(jni, object, field, 40);
    }
    release(signature);
}

static void begin(JNIEnv *jni, jthread thread)
{
    on(FieldAccess, accessed);
    on(FieldModification, modified);
    on(ClassPrepare, prepared);
    /* Prepared before, as from an archive of linked classes: no event is posted. */
    jint count = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++)
        prepared(assay_env, jni, thread, classes[i]);
    release(classes);
}

static void observe(JNIEnv *jni, jobject object)
{
    say("by JNI");
    each_field(jni, (*jni)->GetObjectClass(jni, object), object, use_int);
}

TEST(.target = "watch.NewerFields", .init = begin, .probe = observe, .since = 17,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
