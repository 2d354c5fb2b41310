/* SPDX-License-Identifier: Apache-2.0 */
#include "../loading.h"

TITLE("GetClassFields refuses a class that is not prepared.");

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint count = 0;
    jfieldID *items;
    jvmtiError error;
    bool prepared;
    const char *name = loading_name(klass);
    if (name == NULL || strcmp(name, "Child") != 0)
        return;
    /* Another thread of the JVM may prepare it meanwhile. */
    do {
        prepared = is_class_prepared(klass);
        error = ti(GetClassFields, klass, &count, &items);
    } while (is_class_prepared(klass) != prepared);
    say("prepared: %s", truth(prepared));
    say("GetClassFields: %s", error_name(error));
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_late_child(jni);
    on(ClassLoad, on_load);
}

TEST(.target = "classes.Loading", .probe = observe);
