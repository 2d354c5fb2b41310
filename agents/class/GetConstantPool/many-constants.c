/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetConstantPool returns a constant pool of more than 60,000 entries whole.");

static void observe(JNIEnv *jni, jobject klass)
{
    struct constant_pool pool = {0};
    jvmtiError error = ti(GetConstantPool, (jclass)klass, &pool.count, &pool.size, &pool.bytes);
    say("GetConstantPool: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    parse_constant_pool(&pool);
    say("more than 60000 entries: %s, well formed: %s", truth(pool.count > 60000),
        truth(pool.complete));
    say_constants(&pool, static_method_id(jni, (jclass)klass, "text", "()Ljava/lang/String;"),
                  "text");
    free_constant_pool(&pool);
}

TEST(.target = "classfile.ManyConstants", .probe = observe, .timeout = 60,
     .needs = {.can_get_constant_pool = 1, .can_get_bytecodes = 1});
