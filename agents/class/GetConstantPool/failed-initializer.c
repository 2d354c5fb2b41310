/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetConstantPool answers for classes whose initializer has failed.");

static void observe(JNIEnv *jni, jobject classes)
{
    static const char *const names[] = {"superclass", "subclass", "interface",
                                        "class that implements it"};
    for (int i = 0; i < 4; i++) {
        jint count = 0, size = 0;
        unsigned char *bytes = NULL;
        jclass klass = element(jni, classes, i);
        jvmtiError error = ti(GetConstantPool, klass, &count, &size, &bytes);
        say("GetConstantPool of the %s: %s", names[i], error_name(error));
        if (error != JVMTI_ERROR_NONE)
            continue;
        release(bytes);
        struct constant_pool pool = get_constant_pool(klass);
        say("entries fill the bytes: %s", truth(pool.complete));
        free_constant_pool(&pool);
    }
}

TEST(.target = "classes.FailedSupertypes", .probe = observe, .needs = {.can_get_constant_pool = 1});
