/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "class_file.h"

TITLE("GetConstantPool after a redefinition has the constants that the bytecodes name.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID answer = method_id(jni, klass, "answer", "()Ljava/lang/String;");
    struct constant_pool pool = get_constant_pool(klass);
    say_constants(&pool, answer, "answer");
    free_constant_pool(&pool);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    answer = method_id(jni, klass, "answer", "()Ljava/lang/String;");
    pool = get_constant_pool(klass);
    say("well formed: %s", truth(pool.complete));
    say_constants(&pool, answer, "answer");
    free_constant_pool(&pool);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "padded"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_constant_pool = 1, .can_get_bytecodes = 1});
