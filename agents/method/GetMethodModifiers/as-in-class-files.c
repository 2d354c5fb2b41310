/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The access flags of each method are those in its class file.");

/* What is synthetic, an attribute may say as well; and strictfp has had its day. */
static const jint flags = 0x05ff;

static void compare(const struct filed_method *method)
{
    jint modifiers = 0, wanted = (jint)pool_u2(&method->file->pool, method->at);
    must(GetMethodModifiers, method->id, &modifiers);
    if ((modifiers & flags) != (wanted & flags))
        differs("%s: %s, %s in the class file", method->name, method_modifiers(modifiers),
                method_modifiers(wanted));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
