/* SPDX-License-Identifier: Apache-2.0 */
#include "../../redefine/redefinition.h"
#include "../pool.h"

TITLE("After a redefinition the bytecodes name constants of the constant pool of then.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    jmethodID answer = method_id(jni, klass, "answer", "()Ljava/lang/String;");
    struct pool pool = pool_of(klass);
    say_constants(&pool, answer, "answer");
    pool_free(&pool);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    pool = pool_of(klass);
    say("well formed: %s", truth(pool.complete));
    say_constants(&pool, answer, "answer");
    pool_free(&pool);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "padded"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_constant_pool = 1, .can_get_bytecodes = 1});
