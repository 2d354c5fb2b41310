/* SPDX-License-Identifier: Apache-2.0 */
#include "../loading.h"

TITLE("GetClassMethods refuses a class that is not prepared.");

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint status = 0, count = 0;
    jmethodID *items;
    const char *name = loading_name(klass);
    if (name == NULL || strcmp(name, "Child") != 0)
        return;
    must(GetClassStatus, klass, &status);
    say("prepared: %s", truth((status & JVMTI_CLASS_STATUS_PREPARED) != 0));
    SAY_CALL(GetClassMethods, klass, &count, &items);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassLoad, on_load);
}

TEST(.target = "classes.Loading", .probe = observe);
