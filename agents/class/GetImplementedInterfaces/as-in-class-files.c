/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Each class has the direct superinterfaces of its class file, and no others.");

static void compare(jclass klass, const struct filed *file)
{
    jint at = interfaces_in(file), count = 0, wanted = (jint)pool_u2(&file->pool, at), found = 0;
    jclass *interfaces;
    must(GetImplementedInterfaces, klass, &count, &interfaces);
    for (jint i = 0; i < wanted; i++) {
        char name[700];
        snprintf(name, sizeof name, "L%s;",
                 filed_class(file, pool_u2(&file->pool, at + 2 + 2 * i)));
        for (jint j = 0; j < count; j++)
            found += strcmp(class_name(interfaces[j]), name) == 0;
    }
    if (count != wanted || found != wanted)
        differs("%s: %d interfaces, %d in the class file, and %d in both", class_name(klass), count,
                wanted, found);
    release(interfaces);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
