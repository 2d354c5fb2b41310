/* SPDX-License-Identifier: Apache-2.0 */
#include "../struck.h"

TITLE("A method that is redefined when it writes a field does so, and goes on in the old version.");

static void JNICALL on_write(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    strike(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(FieldModification, on_write, keep_struck(jni, subject));
    must(SetFieldModificationWatch, struck.klass, struck_field(jni));
}

TEST(.target = "redefine.Striking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_field_modification_events = 1});
