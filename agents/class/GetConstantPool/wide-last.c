/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "class_file.h"

TITLE("GetConstantPool reports a constant of two places at the end of the pool, also after redefinitions.");

static void say_pool(JNIEnv *jni, jclass klass)
{
    struct constant_pool pool = {0};
    jvmtiError error = ti(GetConstantPool, klass, &pool.count, &pool.size, &pool.bytes);
    say("GetConstantPool: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    parse_constant_pool(&pool);
    say("well formed: %s", truth(pool.complete));
    say_constants(&pool, static_method_id(jni, klass, "number", "()J"), "number");
    say_constants(&pool, static_method_id(jni, klass, "precise", "()D"), "precise");
    free_constant_pool(&pool);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_pool(jni, klass);
    SAY_CALL(RetransformClasses, 1, &klass);
    say_pool(jni, klass);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_pool(jni, klass);
}

TEST(.target = "classfile.WideLast", .probe = observe,
     .needs = {.can_get_constant_pool = 1,
               .can_get_bytecodes = 1,
               .can_redefine_classes = 1,
               .can_retransform_classes = 1});
