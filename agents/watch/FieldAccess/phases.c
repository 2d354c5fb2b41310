/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "../places.h"

TITLE("FieldAccess is posted in the live phase only.");

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    record_phase();
}

static void prepare(JavaVM *vm, char *options)
{
    on(FieldAccess, occurred);
}

/* No watch can be set yet: a JVM that accepts it must not post the event. */
static void start(JNIEnv *jni)
{
    jclass klass = NULL;
    jfieldID type = NULL;
    jobject tokenizer = early_tokenizer(jni, &klass, &type);
    if (tokenizer == NULL)
        return;
    ti(SetFieldAccessWatch, klass, type);
    (*jni)->GetIntField(jni, tokenizer, type);
}

static void observe(JNIEnv *jni, jobject subject)
{
    must(SetFieldAccessWatch, base_class(jni), field_id(jni, base_class(jni), "value", "I"));
}

TEST(.target = "watch.Places", .load = prepare, .start = start, .probe = observe,
     .unload = say_recorded_phases, .needs = {.can_generate_field_access_events = 1});
