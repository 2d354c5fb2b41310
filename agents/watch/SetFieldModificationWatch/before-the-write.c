/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldModification is posted before the write: the callback reads the former value.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    if (object == NULL)
        say("without an object");
    else
        say("still %d, to be %d", (int)(*jni)->GetIntField(jni, object, field), (int)value.i);
}

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, modified);
    must(SetFieldModificationWatch, fields_class(jni), instance_field(jni, "i", "I"));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
