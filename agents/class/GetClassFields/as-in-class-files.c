/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetClassFields reports for every class the fields of its class file, in that order.");

static void compare(jclass klass, const struct class_file *file)
{
    jint at = fields_of(file), count = 0, found = 0, expected = (jint)class_u2(file, at);
    jfieldID *fields = NULL;
    must(GetClassFields, klass, &count, &fields);
    bool added = may_have_more(file, count, expected);
    at += 2;
    for (jint i = 0; i < readable(fields, count) && found < expected; i++) {
        char *name = NULL, *descriptor = NULL;
        must(GetFieldName, klass, fields[i], &name, &descriptor, NULL);
        if (is_member(file, at, name, descriptor)) {
            found++;
            at = next_member(file, at);
        } else if (!added) {
            differs("%s: field %d: expected that of its class file, actual %s %s",
                    class_name(klass), (int)i, name, descriptor);
        }
        release(name);
        release(descriptor);
    }
    if (found < expected || (count > expected && !added))
        differs("%s: expected the fields of its class file, actual %s", class_name(klass),
                found < expected ? "fewer" : "more");
    release(fields);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
