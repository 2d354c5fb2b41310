/* SPDX-License-Identifier: Apache-2.0 */
#include "../struck.h"

TITLE("A method that is redefined when it reads a field goes on in the old version.");

static void JNICALL on_read(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    strike(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(FieldAccess, on_read, keep_struck(jni, subject));
    must(SetFieldAccessWatch, struck.klass, struck_field(jni));
}

TEST(.target = "redefine.Striking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_field_access_events = 1});
