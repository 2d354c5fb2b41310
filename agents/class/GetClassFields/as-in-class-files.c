/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Each class has the fields of its class file, in that order.");

static void compare(jclass klass, const struct filed *file)
{
    jint at = fields_in(file), count = 0, wanted = (jint)pool_u2(&file->pool, at);
    jfieldID *fields;
    must(GetClassFields, klass, &count, &fields);
    if (count != wanted)
        differs("%s has %s fields", class_name(klass), count < wanted ? "fewer" : "more");
    at += 2;
    for (jint i = 0; count == wanted && i < count; i++) {
        char *name, *descriptor;
        must(GetFieldName, klass, fields[i], &name, &descriptor, NULL);
        if (!is_text(file, pool_u2(&file->pool, at + 2), name)
            || !is_text(file, pool_u2(&file->pool, at + 4), descriptor))
            differs("%s: %s %s is another field", class_name(klass), name, descriptor);
        release(name);
        release(descriptor);
        at = behind_attributes(file, at + 6);
    }
    release(fields);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
