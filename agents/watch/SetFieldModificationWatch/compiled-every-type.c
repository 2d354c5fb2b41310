/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_fields.h"

TITLE("SetFieldModificationWatch of a field of any type posts events for writes in compiled code.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    char *text = assay_text();
    assay_append(text, "=%s", type == 'L' ? "a reference" : value_text(type, value));
    record_access(method, klass, object, field, text);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    if (calls++ % 2 == 0) {
        FOR_EACH_COMPILED_FIELD(jni, SetFieldModificationWatch);
        on(FieldModification, modified);
        return;
    }
    say_recorded_method();
    off(FieldModification);
    FOR_EACH_COMPILED_FIELD(jni, ClearFieldModificationWatch);
}

TEST(.target = "watch.CompiledFields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
