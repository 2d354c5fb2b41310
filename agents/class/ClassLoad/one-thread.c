/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("ClassLoad enabled for one thread is posted for the classes that this thread loads.");

static _Thread_local bool uses;

/* A class library may load classes on a thread of its own; one that nothing else uses shows it. */
static void JNICALL on_spare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Levent/Spare;") == 0 && !uses)
        inapplicable("classes are loaded on another thread than the one that uses them");
}

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass);
    if (strncmp(name, "Lclass_hook/Late", 16) == 0)
        say("load %s in %s", name, thread_name(thread));
}

static void observe(JNIEnv *jni, jobject subject)
{
    need_prepared_late(jni);
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on(ClassLoad, on_spare);
    uses = true;
    find_class(jni, "event/Spare");
    uses = false;
    off(ClassLoad);
    on_thread(ClassLoad, handle, self);
}

TEST(.target = "class_hook.InThreads", .probe = observe);
