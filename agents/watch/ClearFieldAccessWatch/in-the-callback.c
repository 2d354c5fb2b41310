/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch in the callback of the field's own event stops the events; the read goes on.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("access of %s", short_field_name(klass, field));
    SAY_CALL(ClearFieldAccessWatch, klass, field);
}

/* By native code first, twice each time; then the program reads. */
static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID i = instance_field(jni, "i", "I");
    on(FieldAccess, accessed);
    for (int time = 0; time < 2; time++) {
        SAY_CALL(SetFieldAccessWatch, klass, i);
        for (int reads = 0; reads < 2; reads++)
            say("read %d", (int)(*jni)->GetIntField(jni, holder, i));
    }
    must(SetFieldAccessWatch, klass, i);
    must(SetFieldAccessWatch, klass, instance_field(jni, "d", "D"));
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
