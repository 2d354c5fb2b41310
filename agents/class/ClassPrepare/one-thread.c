/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("ClassPrepare enabled for one thread is posted for the classes that this thread prepares.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass);
    if (strncmp(name, "Lclass_hook/Late", 16) == 0)
        say("prepare %s in %s", name, thread_name(thread));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    need_prepared_where_used(jni);
    must(GetCurrentThread, &self);
    on_thread(ClassPrepare, handle, self);
}

TEST(.target = "class_hook.InThreads", .probe = observe);
