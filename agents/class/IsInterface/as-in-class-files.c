/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Just those classes are interfaces that are so in their class files.");

static void compare(jclass klass, const struct filed *file)
{
    jboolean interface = JNI_FALSE;
    must(IsInterface, klass, &interface);
    if (interface != ((pool_u2(&file->pool, file->pool.end) & 0x0200) != 0))
        differs("%s: interface: %s", class_name(klass), truth(interface));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
