/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetClassModifiers reports for every class the kind that its class file has.");

/* Of a nested class the other flags stand in InnerClasses as well, and may differ there. */
static const jint flags = 0x6600;

static void compare(jclass klass, const struct class_file *file)
{
    jint modifiers = 0, expected = (jint)class_u2(file, file->access_flags);
    must(GetClassModifiers, klass, &modifiers);
    if ((modifiers & flags) != (expected & flags))
        differs("%s: expected %s, actual %s", class_name(klass), class_modifiers(expected),
                class_modifiers(modifiers));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
