/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../places.h"

TITLE("FieldAccess and FieldModification are posted to the environment that set the watch.");

static void JNICALL read_by(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("%s: FieldAccess of %s", recipient(env, jni, thread), qualified_field_name(klass, field));
}

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    say("%s: FieldModification of %s, %c %s", recipient(env, jni, thread),
        qualified_field_name(klass, field), type, value_text(type, value));
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.FieldAccess = read_by;
    assay_callbacks.FieldModification = written;
    if (is_case("first"))
        move_to_second_environment(
            &(jvmtiCapabilities){.can_generate_field_modification_events = 1});
    else
        move_to_second_environment(&(jvmtiCapabilities){.can_generate_field_access_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass places = places_class(jni);
    jfieldID number = static_field_id(jni, places, "number", "I");
    jvmtiEnv *one = is_case("first") ? assay_env : second_environment;
    jvmtiEnv *other = is_case("first") ? second_environment : assay_env;
    must_in(one, SetFieldAccessWatch, places, number);
    must_in(other, SetFieldModificationWatch, places, number);
    enable_in(one, JVMTI_EVENT_FIELD_ACCESS, NULL);
    enable_in(other, JVMTI_EVENT_FIELD_MODIFICATION, NULL);
}

TEST(.target = "watch.Places", .load = load, .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1},
     .cases = LIST("first", "second"));
