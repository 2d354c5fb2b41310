/* SPDX-License-Identifier: Apache-2.0 */
#include "../code.h"
#include "../filed.h"

TITLE("The bytecodes of each method are those in its class file.");

static void compare(const struct filed_method *method)
{
    if (method->code == 0)
        return;
    jint size = 0, wanted = (jint)pool_u4(&method->file->pool, method->code + 4);
    unsigned char *code = NULL;
    must(GetBytecodes, method->id, &size, &code);
    if (size != wanted)
        differs("%s: %d bytes, %d in the class file", method->name, size, wanted);
    else if (!is_same_code(method->file->pool.bytes + method->code + 8, code, size))
        differs("%s has other bytes", method->name);
    release(code);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS, .can_get_bytecodes = 1}, .wants = {FILED_WANTS});
