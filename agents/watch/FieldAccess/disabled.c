/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "environments.h"
#include "../places.h"

TITLE("FieldAccess and FieldModification are not posted after they are disabled.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    jclass places = places_class(jni);
    jfieldID number = static_field_id(jni, places, "number", "I");
    assay_callbacks.FieldAccess = say_read_place;
    assay_callbacks.FieldModification = say_write_place;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetFieldAccessWatch, places, number);
    must(SetFieldModificationWatch, places, number);
    enable_and_disable(JVMTI_EVENT_FIELD_ACCESS, thread);
    enable_and_disable(JVMTI_EVENT_FIELD_MODIFICATION, thread);
    thread = thread_at(jni, threads, 1);
    on_thread(FieldAccess, say_read_place, thread);
    on_thread(FieldModification, say_write_place, thread);
}

TEST(.target = "watch.Places", .args = LIST("threads"), .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
