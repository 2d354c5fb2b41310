/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Field watches post no event for instructions that throw since there is no object.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("FieldAccess of %s at %d in %s", to_string(jni, object), (int)location,
        short_method_name(method));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("FieldModification of %s at %d in %s to %d", to_string(jni, object), (int)location,
        short_method_name(method), (int)value.i);
}

/* Watches up to the next call. */
static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    jclass klass = find_class(jni, "watch/NullHolder");
    jfieldID field = field_id(jni, klass, "value", "I");
    on(FieldAccess, accessed);
    on(FieldModification, modified);
    if (calls++ % 2 == 0) {
        must(SetFieldAccessWatch, klass, field);
        must(SetFieldModificationWatch, klass, field);
    } else {
        must(ClearFieldAccessWatch, klass, field);
        must(ClearFieldModificationWatch, klass, field);
    }
}

TEST(.target = "watch.NullHolder", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
