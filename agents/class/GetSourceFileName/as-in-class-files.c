/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The source file of each class is the one that its class file names, if it names any.");

static void compare(jclass klass, const struct filed *file)
{
    char *source = NULL;
    jint at = attribute(file, attributes_in(file), "SourceFile");
    jvmtiError error = ti(GetSourceFileName, klass, &source);
    if (error != (at == 0 ? JVMTI_ERROR_ABSENT_INFORMATION : JVMTI_ERROR_NONE))
        differs("%s: %s", class_name(klass), error_name(error));
    else if (at != 0 && !is_text(file, pool_u2(&file->pool, at), source))
        differs("%s: %s", class_name(klass), quoted(source));
    release(source);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS, .can_get_source_file_name = 1}, .wants = {FILED_WANTS});
