/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The access flags of each field are those in its class file.");

/* What is synthetic, an attribute may say as well. */
static const jint flags = 0x40df;

static void compare(const struct filed_field *field)
{
    jint modifiers = 0, wanted = (jint)pool_u2(&field->file->pool, field->at);
    must(GetFieldModifiers, field->klass, field->id, &modifiers);
    if ((modifiers & flags) != (wanted & flags))
        differs("%s: %s, %s in the class file", field->name, field_modifiers(modifiers),
                field_modifiers(wanted));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_fields(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
