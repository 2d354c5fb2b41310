/* SPDX-License-Identifier: Apache-2.0 */
#include "../library_use.h"
#include "../renewed.h"

TITLE("The initial class file bytes of a retransformation say nothing else than the class file did.");

static JNIEnv *jni_env;
static int compared;

static void compare(jclass klass, const struct class_file *actual)
{
    const struct class_file *expected = recorded_first(jni_env, klass, actual);
    if (expected == NULL || may_be_transformed(actual))
        return;
    compared += actual->loader != NULL;
    compare_class_files(klass, expected, actual);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass *classes = NULL;
    jint modifiable = modifiable_classes(&classes), count = 0;
    jni_env = jni;
    for (jint i = 0; i < modifiable; i++)
        if (find_class_file(jni, classes[i]) != NULL)
            classes[count++] = classes[i];
    if (ti(RetransformClasses, count, classes) != JVMTI_ERROR_NONE) {
        count = keep_verified(classes, count);
        must(RetransformClasses, count, classes);
    }
    release(classes);
    compare_classes(jni, compare);
    say("compared: %s", compared > 10 ? "many" : "too few");
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 90,
     .needs = {CLASS_FILE_NEEDS, .can_retransform_classes = 1},
     .wants = {CLASS_FILE_WANTS, .can_retransform_any_class = 1});
