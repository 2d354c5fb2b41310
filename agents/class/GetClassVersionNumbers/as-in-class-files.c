/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The version of each class is that of its class file.");

static void compare(jclass klass, const struct filed *file)
{
    jint minor = -1, major = -1;
    jvmtiError error = ti(GetClassVersionNumbers, klass, &minor, &major);
    if (error != JVMTI_ERROR_NONE || minor != file->minor || major != file->major)
        differs("%s: %s %d.%d, %d.%d in the class file", class_name(klass), error_name(error),
                major, minor, file->major, file->minor);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
