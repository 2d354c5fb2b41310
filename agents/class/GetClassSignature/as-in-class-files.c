/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The generic signature of each class is the one in its class file.");

static void compare(jclass klass, const struct filed *file)
{
    char *generic;
    must(GetClassSignature, klass, NULL, &generic);
    if (!is_generic(file, attributes_in(file), generic))
        differs("%s: generic %s", class_name(klass), quoted(generic));
    release(generic);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
