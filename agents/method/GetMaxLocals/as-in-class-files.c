/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The number of local variable slots of each method is the one in its class file.");

static void compare(const struct filed_method *method)
{
    if (method->code == 0)
        return;
    jint locals = -1, wanted = (jint)pool_u2(&method->file->pool, method->code + 2);
    must(GetMaxLocals, method->id, &locals);
    if (locals != wanted)
        differs("%s: %d, %d in the class file", method->name, locals, wanted);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
