/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("Watches for accesses and modifications of one field are set, refused and cleared apart.");

static void set_again(const char *when, jclass klass, jfieldID field)
{
    say("%s, access: %s", when, error_name(ti(SetFieldAccessWatch, klass, field)));
    say("%s, modification: %s", when, error_name(ti(SetFieldModificationWatch, klass, field)));
}

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID fields[] = {instance_field(jni, "i", "I"), static_field_id(jni, klass, "number", "I")};
    jfieldID other = instance_field(jni, "j", "J");
    on(FieldAccess, say_access);
    on(FieldModification, say_modification);
    must(SetFieldAccessWatch, klass, other);
    must(SetFieldModificationWatch, klass, other);
    for (int i = 0; i < 2; i++) {
        set_again("first", klass, fields[i]);
        set_again("again", klass, fields[i]);
        must(ClearFieldModificationWatch, klass, fields[i]);
        set_again("modification cleared", klass, fields[i]);
        must(ClearFieldAccessWatch, klass, fields[i]);
        set_again("access cleared", klass, fields[i]);
        must(ClearFieldAccessWatch, klass, fields[i]);
        must(ClearFieldModificationWatch, klass, fields[i]);
    }
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
