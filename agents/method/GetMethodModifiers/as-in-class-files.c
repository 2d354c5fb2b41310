/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetMethodModifiers returns the access flags of each method in the class file.");

/* What is synthetic, an attribute may say as well; and strictfp has had its day. */
static const jint flags = 0x05ff;

static void compare(const struct class_file_method *method)
{
    if (may_be_transformed(method->file))
        return;
    jint modifiers = 0, expected = (jint)class_u2(method->file, method->at);
    must(GetMethodModifiers, method->id, &modifiers);
    if ((modifiers & flags) != (expected & flags))
        differs("%s: expected %s, actual %s", method->name, method_modifiers(expected),
                method_modifiers(modifiers));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
