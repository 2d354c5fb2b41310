/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "event_causes.h"

TITLE("ClassPrepare is posted for classes whose verification failed before for want of other classes.");

static const char *const names[] = {"Lclasses/LinkedLater$Above;", "Lclasses/LinkedLater$Below;"};
static atomic_int prepared[2];
static jobject loader;

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jobject defining = NULL;
    must(GetClassLoader, klass, &defining);
    if (!(*jni)->IsSameObject(jni, defining, loader))
        return;
    const char *name = class_name(klass);
    for (int i = 0; i < 2; i++)
        atomic_fetch_add(&prepared[i], strcmp(name, names[i]) == 0);
}

static void observe(JNIEnv *jni, jobject given)
{
    if (given != NULL) {
        need_prepared_where_used(jni);
        loader = (*jni)->NewGlobalRef(jni, given);
        on(ClassPrepare, on_prepare);
    }
    for (int i = 0; i < 2 && given == NULL; i++)
        say("%s ClassPrepare %d times", names[i], prepared[i]);
}

TEST(.target = "classes.LinkedLater", .probe = observe);
