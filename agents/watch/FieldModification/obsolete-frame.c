/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "redefine.h"

TITLE("FieldModification is posted where a frame of the old version of a method writes fields.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    char *event = assay_text();
    assay_append(event, "write of %s to %s", value_text(type, value),
                 short_field_name(klass, field));
    say_top_frame_event(event, method, location);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    on(FieldModification, modified);
    must(SetFieldModificationWatch, klass, field_id(jni, klass, "own", "I"));
    must(SetFieldModificationWatch, klass, static_field_id(jni, klass, "shared", "I"));
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.AccessingActive", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_field_modification_events = 1});
