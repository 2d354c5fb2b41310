/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetFieldDeclaringClass returns the declaring class, which may be an interface.");

static void declared(JNIEnv *jni, jclass asked, const char *name, jfieldID field)
{
    jclass klass = NULL;
    jvmtiError error = ti(GetFieldDeclaringClass, asked, field, &klass);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: %s", name, error_name(error));
        return;
    }
    say("%s: %s %s", name, error_name(error), class_name(klass));
    say("local reference: %s", truth((*jni)->GetObjectRefType(jni, klass) == JNILocalRefType));
}

static void observe(JNIEnv *jni, jobject samples)
{
    jclass klass = sample(jni, samples, SAMPLE);
    declared(jni, klass, "text", field_id(jni, klass, "text", "Ljava/lang/String;"));
    declared(jni, klass, "inherited", field_id(jni, klass, "inherited", "I"));
    declared(jni, klass, "shared", static_field_id(jni, klass, "shared", "J"));
    declared(jni, klass, "LIMIT", static_field_id(jni, klass, "LIMIT", "I"));
    declared(jni, klass, "SERIAL", static_field_id(jni, klass, "SERIAL", "J"));
}

TEST(.target = "classes.Samples", .probe = observe);
