/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "redefine.h"

TITLE("FieldAccess is posted where a frame of the old version of a redefined method reads fields.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    char *event = assay_text();
    assay_append(event, "read of %s", short_field_name(klass, field));
    say_top_frame_event(event, method, location);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    on(FieldAccess, accessed);
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "own", "I"));
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "shared", "I"));
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.AccessingActive", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_field_access_events = 1});
