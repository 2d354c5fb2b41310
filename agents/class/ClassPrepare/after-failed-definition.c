/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("ClassLoad and ClassPrepare are posted for a class whose first definition lacked the superclass.");

static const char *const names[] = {"DefinedLater$Above;", "DefinedLater$Below;"};
static jobject loader; /* global */
static atomic_int loaded[2], prepared[2];

/* Of the classes of this loader: the program's may load them, too. */
static void count(JNIEnv *jni, atomic_int *times, jclass klass)
{
    jobject its = NULL;
    const char *name = class_name(klass);
    int which = strstr(name, names[0]) != NULL ? 0 : 1;
    if (strstr(name, names[which]) == NULL)
        return;
    must(GetClassLoader, klass, &its);
    atomic_fetch_add(&times[which], (*jni)->IsSameObject(jni, its, loader));
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    count(jni, loaded, klass);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    count(jni, prepared, klass);
}

static void observe(JNIEnv *jni, jobject given)
{
    if (given != NULL) {
        loader = (*jni)->NewGlobalRef(jni, given);
        on(ClassLoad, on_load);
        on(ClassPrepare, on_prepare);
    }
    for (int i = 0; i < 2 && given == NULL; i++)
        say("%s ClassLoad %d times, ClassPrepare %d times", names[i], loaded[i], prepared[i]);
}

TEST(.target = "classes.DefinedLater", .probe = observe);
