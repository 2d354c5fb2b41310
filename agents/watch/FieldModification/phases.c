/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "../places.h"

TITLE("FieldModification is posted in the live phase only.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(FieldModification, occurred);
}

/* No watch can be set yet: a JVM that accepts it must not post the event. */
static void start(JNIEnv *jni)
{
    jclass klass = NULL;
    jfieldID type = NULL;
    jobject tokenizer = early_tokenizer(jni, &klass, &type);
    if (tokenizer == NULL)
        return;
    ti(SetFieldModificationWatch, klass, type);
    (*jni)->SetIntField(jni, tokenizer, type, 5);
}

static void observe(JNIEnv *jni, jobject subject)
{
    must(SetFieldModificationWatch, base_class(jni), field_id(jni, base_class(jni), "value", "I"));
}

TEST(.target = "watch.Places", .load = prepare, .start = start, .probe = observe,
     .unload = say_recorded_phases, .needs = {.can_generate_field_modification_events = 1});
