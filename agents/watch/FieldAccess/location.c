/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("FieldAccess reports the instruction, the object and the class that declares the field.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass places = places_class(jni);
    must(SetFieldAccessWatch, base_class(jni), field_id(jni, base_class(jni), "value", "I"));
    must(SetFieldAccessWatch, places, static_field_id(jni, places, "number", "I"));
    on(FieldAccess, say_read_place);
}

TEST(.target = "watch.Places", .probe = observe, .needs = {.can_generate_field_access_events = 1});
