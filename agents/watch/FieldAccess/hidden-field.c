/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("FieldAccess distinguishes a watched field from a field of the same name that hides it.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = is_case("of-base") ? base_class(jni) : find_class(jni, "watch/Places$Derived");
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "hidden", "I"));
    on(FieldAccess, say_read_place);
}

TEST(.target = "watch.Places", .probe = observe, .needs = {.can_generate_field_access_events = 1},
     .cases = LIST("of-base", "of-derived"));
