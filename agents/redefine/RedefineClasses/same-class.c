/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined.h"

TITLE("RedefineClasses leaves the class listed once, with its members and version.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jfieldID total = static_field_id(jni, klass, "total", "I");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_lists_with(klass);
    say_methods_of(klass);
    say_fields_of(klass);
    say("the id from before: %s %d", short_field_name(klass, total),
        (int)(*jni)->GetStaticIntField(jni, klass, total));
    say_class_version(klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
