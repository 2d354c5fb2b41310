/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"
#include "redefine.h"

TITLE("Dynamic constants of the new version are computed by its own bootstrap methods and names.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_redefined(jni, subject);
    struct constant_pool pool = get_constant_pool(klass);
    say("well formed: %s", truth(pool.complete));
    say_constants(&pool, static_method_id(jni, klass, "value", "()Ljava/lang/Object;"), "value");
    free_constant_pool(&pool);
}

TEST(.target = "redefine.Computing", .since = 11, .timeout = 90, .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_constant_pool = 1, .can_get_bytecodes = 1});
