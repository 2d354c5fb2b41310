/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses keeps the values of static fields whose ConstantValue attributes differ.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jfieldID number = static_field_id(jni, klass, "NUMBER", "I");
    jfieldID large = static_field_id(jni, klass, "LARGE", "J");
    jfieldID precise = static_field_id(jni, klass, "PRECISE", "D");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say("NUMBER %d, LARGE %lld, PRECISE %.1f, WORD %s",
        (int)(*jni)->GetStaticIntField(jni, klass, number),
        (long long)(*jni)->GetStaticLongField(jni, klass, large),
        (*jni)->GetStaticDoubleField(jni, klass, precise),
        to_string(jni, static_object_field(jni, klass, "WORD", "Ljava/lang/String;")));
}

TEST(.target = "redefine.Newer", .args = LIST("Constant", "renewed"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
