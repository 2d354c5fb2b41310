/* SPDX-License-Identifier: Apache-2.0 */
#include "../inherited.h"

TITLE("Reads of inherited fields by the name of the subclass are told, as are those by JNI.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s %s", told_field(jni, klass, field, object), place(method, location));
}

static void observe(JNIEnv *jni, jobject holder)
{
    static int calls;
    bool begins = calls++ % 2 == 0;
    for (int i = 0; i < 3; i++) {
        if (begins)
            must(SetFieldAccessWatch, declaring(jni, i), inherited(jni, i));
        else
            must(ClearFieldAccessWatch, declaring(jni, i), inherited(jni, i));
    }
    on(FieldAccess, accessed);
    jclass derived = (*jni)->GetObjectClass(jni, holder);
    jint value = (*jni)->GetIntField(jni, holder, inherited(jni, 0));
    jint shared = (*jni)->GetStaticIntField(jni, derived, inherited(jni, 1));
    jint number = (*jni)->GetStaticIntField(jni, derived, inherited(jni, 2));
    say("native code: %d %d %d", (int)value, (int)shared, (int)number);
}

TEST(.target = "watch.Inheriting", .probe = observe,
     .needs = {.can_generate_field_access_events = 1});
