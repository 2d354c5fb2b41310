/* SPDX-License-Identifier: Apache-2.0 */
#include "../watch.h"

TITLE("After its watch is cleared a field posts no more events; other watches stay.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, on_modification);
    must(SetFieldModificationWatch, fields_class(jni), instance_field(jni, "i", "I"));
    must(SetFieldModificationWatch, fields_class(jni), instance_field(jni, "j", "J"));
    jfieldID field = instance_field(jni, "i", "I");
    say("clear: %s", error_name(ti(ClearFieldModificationWatch, fields_class(jni), field)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
