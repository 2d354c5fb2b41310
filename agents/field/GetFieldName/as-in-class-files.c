/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The generic signature of each field is the one in its class file.");

static void compare(const struct filed_field *field)
{
    char *generic;
    must(GetFieldName, field->klass, field->id, NULL, NULL, &generic);
    if (!is_generic(field->file, field->at + 6, generic))
        differs("%s: generic %s", field->name, quoted(generic));
    release(generic);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_fields(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
