/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("Field watches post events in methods that were compiled before the watches are set.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("access at %d in %s", (int)location, method_name(method));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("modification at %d in %s to %d", (int)location, method_name(method), (int)value.i);
}

static void observe(JNIEnv *jni, jobject holder)
{
    jfieldID field = field_id(jni, base_class(jni), "value", "I");
    must(SetFieldAccessWatch, base_class(jni), field);
    must(SetFieldModificationWatch, base_class(jni), field);
    on(FieldAccess, accessed);
    on(FieldModification, modified);
}

TEST(.target = "watch.Places", .args = LIST("compiled"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
