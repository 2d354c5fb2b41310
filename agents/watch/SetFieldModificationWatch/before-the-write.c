/* SPDX-License-Identifier: Apache-2.0 */
#include "../watch.h"

TITLE("The FieldModification event comes before the write: the former value can still be read.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("still %d, to be %d", (int)(*jni)->GetIntField(jni, object, field), (int)value.i);
}

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, modified);
    must(SetFieldModificationWatch, fields_class(jni), instance_field(jni, "i", "I"));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
