/* SPDX-License-Identifier: Apache-2.0 */
#include "../loading.h"

TITLE("ClassLoad is posted once for each class and interface, before its ClassPrepare and its code.");

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = loading_name(klass);
    if (name != NULL)
        say("load %s in %s", name, thread_name(thread));
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = loading_name(klass);
    if (name != NULL && strchr(name, 'F') == NULL)
        say("prepare %s in %s", name, thread_name(thread));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

TEST(.target = "classes.Loading", .probe = observe);
