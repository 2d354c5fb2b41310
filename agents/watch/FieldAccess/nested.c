/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../fields.h"

TITLE("Reads and writes of watched fields in callbacks of FieldAccess and FieldModification are posted.");

static jclass klass;   /* global */
static jobject holder; /* global */
static jfieldID i, j, shared;
static jmethodID read_static;
static int uses;

/* Each but the first in the callback of the event that the one before caused. */
static void use_next(JNIEnv *jni)
{
    int use = uses++;
    if (use == 0 || use == 7)
        (*jni)->GetIntField(jni, holder, i);
    else if (use == 1)
        (*jni)->GetStaticObjectField(jni, klass, shared);
    else if (use == 2)
        (*jni)->CallStaticBooleanMethod(jni, klass, read_static);
    else if (use == 3)
        (*jni)->GetLongField(jni, holder, j);
    else if (use == 4)
        (*jni)->SetIntField(jni, holder, i, 50);
    else if (use == 5)
        (*jni)->SetStaticObjectField(jni, klass, shared, holder);
    else if (use == 6)
        (*jni)->SetLongField(jni, holder, j, 70);
}

/* Which method a callback belongs to while no native method runs is left open. */
static void say_use(const char *who, const char *kind, const char *field, jmethodID method)
{
    if (uses < 4)
        say("%s: %s of %s in %s", who, kind, field, short_method_name(method));
    else
        say("%s: %s of %s", who, kind, field);
}

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass declaring, jobject object, jfieldID field)
{
    say_use(recipient(env, jni, thread), "access", short_field_name(declaring, field), method);
    use_next(jni);
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass declaring, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say_use(recipient(env, jni, thread), "modification", short_field_name(declaring, field),
            method);
    use_next(jni);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.FieldAccess = accessed;
    assay_callbacks.FieldModification = modified;
    if (is_case("one-environment"))
        set_callbacks_in(assay_env);
    else
        move_to_second_environment(
            &(jvmtiCapabilities){.can_generate_field_modification_events = 1});
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *other = is_case("one-environment") ? assay_env : second_environment;
    klass = (*jni)->NewGlobalRef(jni, fields_class(jni));
    holder = (*jni)->NewGlobalRef(jni, subject);
    i = instance_field(jni, "i", "I");
    j = instance_field(jni, "j", "J");
    read_static = static_method_id(jni, klass, "readStatic", "()Z");
    shared = static_field(jni, "shared", "Ljava/lang/Object;");
    const jfieldID watched[] = {i, j, shared, static_field(jni, "number", "I")};
    for (int each = 0; each < 4; each++) {
        must(SetFieldAccessWatch, klass, watched[each]);
        must_in(other, SetFieldModificationWatch, klass, watched[each]);
    }
    enable_in(assay_env, JVMTI_EVENT_FIELD_ACCESS, NULL);
    enable_in(other, JVMTI_EVENT_FIELD_MODIFICATION, NULL);
    use_next(jni);
    disable_in(assay_env, JVMTI_EVENT_FIELD_ACCESS, NULL);
    disable_in(other, JVMTI_EVENT_FIELD_MODIFICATION, NULL);
    say("written: %d, %s, %d", (int)(*jni)->GetIntField(jni, holder, i),
        to_string(jni, (*jni)->GetStaticObjectField(jni, klass, shared)),
        (int)(*jni)->GetLongField(jni, holder, j));
}

TEST(.target = "watch.Fields", .load = load, .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1},
     .cases = LIST("one-environment", "two-environments"));
