/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../places.h"

TITLE("FieldAccess and FieldModification are not posted after they are disabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    jclass places = places_class(jni);
    jfieldID number = static_field_id(jni, places, "number", "I");
    must(GetCurrentThread, &self);
    assay_callbacks.FieldAccess = say_read_place;
    assay_callbacks.FieldModification = say_write_place;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetFieldAccessWatch, places, number);
    must(SetFieldModificationWatch, places, number);
    enable_and_disable(JVMTI_EVENT_FIELD_ACCESS, self);
    enable_and_disable(JVMTI_EVENT_FIELD_MODIFICATION, self);
}

TEST(.target = "watch.Places", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
