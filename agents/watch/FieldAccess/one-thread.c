/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../places.h"

TITLE("FieldAccess and FieldModification can be enabled for one thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    jclass places = places_class(jni);
    jfieldID number = static_field_id(jni, places, "number", "I");
    must(SetFieldAccessWatch, places, number);
    must(SetFieldModificationWatch, places, number);
    on_thread(FieldModification, say_write_place, thread_at(jni, threads, 0));
    on_thread(FieldAccess, say_read_place, thread_at(jni, threads, 1));
}

TEST(.target = "watch.Places", .args = LIST("threads"), .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
