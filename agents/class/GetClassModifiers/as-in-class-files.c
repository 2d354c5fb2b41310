/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Each class is an interface, abstract, an annotation or an enum as its class file says.");

/* Of a nested class the other flags stand in InnerClasses as well, and may differ there. */
static const jint flags = 0x6600;

static void compare(jclass klass, const struct filed *file)
{
    jint modifiers = 0, wanted = (jint)pool_u2(&file->pool, file->pool.end);
    must(GetClassModifiers, klass, &modifiers);
    if ((modifiers & flags) != (wanted & flags))
        differs("%s: %s, %s in the class file", class_name(klass), class_modifiers(modifiers),
                class_modifiers(wanted));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
