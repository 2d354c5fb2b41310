/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetConstantPool reports the values of the class file, also for resolved constants.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const methods[][2] = {{"text", "()Ljava/lang/String;"},
                                             {"whole", "()I"},
                                             {"fraction", "()F"},
                                             {"large", "()J"},
                                             {"precise", "()D"},
                                             {"type", "()Ljava/lang/Object;"},
                                             {"array", "()Ljava/lang/Object;"},
                                             {"object", "()Ljava/lang/Object;"},
                                             {"set", "()V"},
                                             {"size", "(Ljava/util/List;)I"},
                                             {"cast", "(Ljava/lang/Object;)Ljava/lang/String;"},
                                             {"function", "()Ljava/lang/Runnable;"}};
    struct constant_pool pool = {0};
    jvmtiError error = ti(GetConstantPool, (jclass)klass, &pool.count, &pool.size, &pool.bytes);
    say("GetConstantPool: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    parse_constant_pool(&pool);
    say("well formed: %s", truth(pool.complete));
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
        say_constants(&pool, static_method_id(jni, (jclass)klass, methods[i][0], methods[i][1]),
                      methods[i][0]);
    say_constants(&pool, method_id(jni, (jclass)klass, "get", "()J"), "get");
    SAY_CALL(Deallocate, pool.bytes);
}

TEST(.target = "classes.Constants", .probe = observe,
     .needs = {.can_get_constant_pool = 1, .can_get_bytecodes = 1});
