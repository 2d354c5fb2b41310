/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The argument slots of each method are those of its descriptor, and one for this.");

static jint slots(const char *descriptor)
{
    jint count = 0;
    for (const char *c = descriptor + 1; *c != ')'; c++) {
        count += *c == 'J' || *c == 'D' ? 2 : 1;
        c += strspn(c, "[");
        if (*c == 'L')
            c = strchr(c, ';');
    }
    return count;
}

static void compare(const struct filed_method *method)
{
    if (method->code == 0)
        return;
    jint size = -1;
    bool is_static = pool_u2(&method->file->pool, method->at) & 0x0008;
    jint wanted = slots(method->descriptor) + !is_static;
    must(GetArgumentsSize, method->id, &size);
    if (size != wanted)
        differs("%s: %d, not %d", method->name, size, wanted);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
