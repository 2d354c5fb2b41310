/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined_at_event.h"

TITLE("A method that is redefined in its FieldAccess callback goes on in the old version.");

static void JNICALL on_read(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    redefine_once_in(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(FieldAccess, on_read, keep_definition(jni, subject));
    must(SetFieldAccessWatch, definition.klass, event_field(jni));
}

TEST(.target = "redefine.RedefinedAtEvent", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_field_access_events = 1});
