/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetConstantPool reports the value of a constant whose resolution failed.");

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"))) {
        pass_case(jni, subject);
        return;
    }
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    struct constant_pool pool = {0};
    jvmtiError error = ti(GetConstantPool, klass, &pool.count, &pool.size, &pool.bytes);
    say("GetConstantPool: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    parse_constant_pool(&pool);
    say("well formed: %s", truth(pool.complete));
    say_constants(&pool, static_method_id(jni, klass, "constant", "()Ljava/lang/Object;"),
                  "constant");
    say_constants(&pool, static_method_id(jni, klass, "text", "()Ljava/lang/String;"), "text");
    free_constant_pool(&pool);
}

TEST(.target = "classfile.Failing", .since = 11, .timeout = 90, .probe = observe,
     .needs = {.can_get_constant_pool = 1, .can_get_bytecodes = 1},
     .cases = LIST("dynamic", "dynamic-throwing", "class", "method-handle", "method-type"));
