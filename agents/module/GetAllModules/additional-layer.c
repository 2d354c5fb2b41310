/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("GetAllModules returns the modules of an additional layer, each once.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jint count = 0;
    jobject *modules = NULL;
    int one = 0, two = 0, open = 0;
    jvmtiError error = ti(GetAllModules, &count, &modules);
    say("GetAllModules: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || modules == NULL)
        return;
    for (jint i = 0; i < readable(modules, count); i++) {
        one += (*jni)->IsSameObject(jni, modules[i], layer.one.module);
        two += (*jni)->IsSameObject(jni, modules[i], layer.two.module);
        open += (*jni)->IsSameObject(jni, modules[i], layer.open.module);
    }
    say("one: %d, two: %d, open: %d", one, two, open);
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
