/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "event_causes.h"

TITLE("ClassLoad and ClassPrepare are posted for a class whose first definition lacked the superclass.");

static const char *const names[] = {"Lclasses/MadeAbove;", "Lclasses/MadeBelow;"};
static atomic_int loaded[2], prepared[2];

/* No other loader has classes of these names. */
static void count(atomic_int *times, jclass klass)
{
    const char *name = class_name(klass);
    for (int i = 0; i < 2; i++)
        atomic_fetch_add(&times[i], strcmp(name, names[i]) == 0);
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    count(loaded, klass);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    count(prepared, klass);
}

static void observe(JNIEnv *jni, jobject given)
{
    if (given != NULL) {
        need_prepared_where_used(jni);
        on(ClassLoad, on_load);
        on(ClassPrepare, on_prepare);
    }
    for (int i = 0; i < 2 && given == NULL; i++)
        say("%s ClassLoad %d times, ClassPrepare %d times", names[i], loaded[i], prepared[i]);
}

TEST(.target = "classes.DefinedLater", .probe = observe);
