/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetImplementedInterfaces reports for every class the direct superinterfaces of its class file.");

static void compare(jclass klass, const struct class_file *file)
{
    jint at = interfaces_of(file), count = 0, expected = (jint)class_u2(file, at), found = 0;
    jclass *interfaces = NULL;
    must(GetImplementedInterfaces, klass, &count, &interfaces);
    for (jint i = 0; i < expected; i++) {
        unsigned index = class_u2(file, at + 2 + 2 * i);
        int times = 0;
        for (jint j = 0; j < readable(interfaces, count); j++)
            times += is_class_constant(&file->pool, index, class_name(interfaces[j]));
        found += times == 1;
    }
    if (count != expected || found != expected)
        differs("%s: expected %d interfaces, actual %d, common %d", class_name(klass),
                (int)expected, (int)count, (int)found);
    release(interfaces);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
