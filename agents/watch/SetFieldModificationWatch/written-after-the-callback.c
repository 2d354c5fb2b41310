/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("The program's write follows the FieldModification callback and overrides a write made in it.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    off(FieldModification);
    say("modification%s", object == NULL ? " without an object" : "");
    if (object != NULL)
        (*jni)->SetIntField(jni, object, field, 60);
}

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, modified);
    must(SetFieldModificationWatch, fields_class(jni), instance_field(jni, "i", "I"));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
