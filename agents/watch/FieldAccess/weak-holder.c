/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldAccess reports the holder that JNI is given as a weak global reference.");

static jobject subject;

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("%s, the holder: %s", qualified_field_name(klass, field),
        truth((*jni)->IsSameObject(jni, object, subject)));
    say("a local reference: %s", truth((*jni)->GetObjectRefType(jni, object) == JNILocalRefType));
}

static void observe(JNIEnv *jni, jobject holder)
{
    jfieldID i = instance_field(jni, "i", "I");
    jobject weak = (*jni)->NewWeakGlobalRef(jni, holder);
    subject = holder;
    must(SetFieldAccessWatch, fields_class(jni), i);
    on(FieldAccess, accessed);
    say("i: %d", (int)(*jni)->GetIntField(jni, weak, i));
    off(FieldAccess);
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
