/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("FieldModification reports the instruction, the object, the declaring class and the new value.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass places = places_class(jni);
    must(SetFieldModificationWatch, base_class(jni), field_id(jni, base_class(jni), "value", "I"));
    must(SetFieldModificationWatch, places, static_field_id(jni, places, "number", "I"));
    on(FieldModification, say_write_place);
}

TEST(.target = "watch.Places", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
