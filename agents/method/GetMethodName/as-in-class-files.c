/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The generic signature of each method is the one in its class file.");

static void compare(const struct filed_method *method)
{
    char *generic;
    must(GetMethodName, method->id, NULL, NULL, &generic);
    if (!is_generic(method->file, method->at + 6, generic))
        differs("%s: generic %s", method->name, quoted(generic));
    release(generic);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
