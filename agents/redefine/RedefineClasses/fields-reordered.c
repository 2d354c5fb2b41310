/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses either refuses reordered fields or keeps the value of each.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jobject kept = static_object_field(jni, klass, "KEPT", "Lredefine/FieldOrder;");
    jfieldID one = static_field_id(jni, klass, "one", "I");
    jfieldID two = static_field_id(jni, klass, "two", "I");
    jfieldID three = field_id(jni, klass, "three", "I");
    jfieldID four = field_id(jni, klass, "four", "I");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say("by the ids of before: %d %d %d %d", (int)(*jni)->GetStaticIntField(jni, klass, one),
        (int)(*jni)->GetStaticIntField(jni, klass, two), (int)(*jni)->GetIntField(jni, kept, three),
        (int)(*jni)->GetIntField(jni, kept, four));
}

TEST(.target = "redefine.Newer", .args = LIST("FieldOrder", "fields-reordered"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
