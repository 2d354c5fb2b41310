/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "event_causes.h"

TITLE("ClassPrepare is not posted for a class whose creation fails, nor ClassLoad without a class file.");

/* When the class that is made is prepared is open. */
static atomic_int prepared;

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass);
    if (strcmp(name, "Lclasses/MadeOnce;") == 0 || strstr(name, "/UnmadeEarly") != NULL
        || strstr(name, "/UnmadeName") != NULL || strstr(name, "/UnmadeOther") != NULL)
        say("ClassLoad of %s", name);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass);
    atomic_fetch_add(&prepared, strcmp(name, "Lclasses/MadeOnce;") == 0);
    if (strncmp(name, "Lclasses/Unmade", 15) == 0)
        say("ClassPrepare of %s", name);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    if (subjects != NULL) {
        say("the class that was made: ClassPrepare %d times", atomic_load(&prepared));
        return;
    }
    need_prepared_where_used(jni);
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

TEST(.target = "classes.RefusedDefinitions", .probe = observe);
