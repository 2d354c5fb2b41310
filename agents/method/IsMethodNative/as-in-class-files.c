/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Just those methods are native that are so in the class files.");

static void compare(const struct filed_method *method)
{
    jboolean native = JNI_FALSE;
    must(IsMethodNative, method->id, &native);
    if (native != ((pool_u2(&method->file->pool, method->at) & 0x0100) != 0))
        differs("%s: native: %s", method->name, truth(native));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
