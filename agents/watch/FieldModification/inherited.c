/* SPDX-License-Identifier: Apache-2.0 */
#include "../inherited.h"

TITLE("Writes of inherited fields by the name of the subclass are told, as are those by JNI.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write %s %s: %c %s", told_field(jni, klass, field, object), place(method, location), type,
        value_text(type, value));
}

static void observe(JNIEnv *jni, jobject holder)
{
    static int calls;
    bool begins = calls++ % 2 == 0;
    for (int i = 0; i < 2; i++) {
        if (begins)
            must(SetFieldModificationWatch, declaring(jni, i), inherited(jni, i));
        else
            must(ClearFieldModificationWatch, declaring(jni, i), inherited(jni, i));
    }
    on(FieldModification, modified);
    say("native code");
    (*jni)->SetIntField(jni, holder, inherited(jni, 0), 41);
    (*jni)->SetStaticIntField(jni, (*jni)->GetObjectClass(jni, holder), inherited(jni, 1), 42);
}

TEST(.target = "watch.Inheriting", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
