/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The debug extension of each class is the one in its class file, if there is any.");

static void compare(jclass klass, const struct filed *file)
{
    char *extension = NULL;
    jint at = attribute(file, attributes_in(file), "SourceDebugExtension");
    jvmtiError error = ti(GetSourceDebugExtension, klass, &extension);
    size_t length = at == 0 ? 0 : pool_u4(&file->pool, at - 4);
    if (error != (at == 0 ? JVMTI_ERROR_ABSENT_INFORMATION : JVMTI_ERROR_NONE))
        differs("%s: %s", class_name(klass), error_name(error));
    else if (at != 0
             && (strlen(extension) != length
                 || memcmp(extension, file->pool.bytes + at, length) != 0))
        differs("%s: %s", class_name(klass), quoted(extension));
    release(extension);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS, .can_get_source_debug_extension = 1}, .wants = {FILED_WANTS});
