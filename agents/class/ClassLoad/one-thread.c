/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ClassLoad enabled for one thread is posted for the classes that this thread loads.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass);
    if (strncmp(name, "Lclass_hook/Late", 16) == 0)
        say("load %s in %s", name, thread_name(thread));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self;
    must(GetCurrentThread, &self);
    on_thread(ClassLoad, handle, self);
}

TEST(.target = "class_hook.InThreads", .probe = observe);
