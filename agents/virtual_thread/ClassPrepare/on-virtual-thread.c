/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "virtual.h"

TITLE("ClassLoad and ClassPrepare are posted on the virtual thread that is the first to use a class.");

static void say_class(const char *event, JNIEnv *jni, jthread thread, jclass klass)
{
    jthread current = NULL;
    const char *name = class_name(klass);
    if (strcmp(name, "Lvirtual_thread/FirstUsed;") != 0
        && strcmp(name, "Lvirtual_thread/SecondUsed;") != 0)
        return;
    must(GetCurrentThread, &current);
    say("%s of %s on %s, the current thread: %s", event, name, thread_name(thread),
        truth((*jni)->IsSameObject(jni, current, thread)));
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class("ClassLoad", jni, thread, klass);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class("ClassPrepare", jni, thread, klass);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    need_not_loaded(jni, "Lvirtual_thread/FirstUsed;");
    need_not_loaded(jni, "Lvirtual_thread/SecondUsed;");
    on(ClassLoad, loaded);
    on(ClassPrepare, prepared);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FirstUse", .probe = observe);
