/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Just those fields are synthetic that are so in the class files.");

static void compare(const struct filed_field *field)
{
    jboolean synthetic = JNI_FALSE;
    bool wanted = (pool_u2(&field->file->pool, field->at) & 0x1000) != 0
                  || attribute(field->file, field->at + 6, "Synthetic") != 0;
    must(IsFieldSynthetic, field->klass, field->id, &synthetic);
    if (synthetic != wanted)
        differs("%s: synthetic: %s", field->name, truth(synthetic));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_fields(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS, .can_get_synthetic_attribute = 1}, .wants = {FILED_WANTS});
