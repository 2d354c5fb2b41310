/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("VMDeath comes once, with threads and classes still there, and no event after it.");

static int deaths, after;

static void JNICALL on_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    after += deaths > 0;
}

static void JNICALL on_thread_event(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    after += deaths > 0;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, on_class);
    on(ClassPrepare, on_class);
    on(ThreadStart, on_thread_event);
    on(ThreadEnd, on_thread_event);
}

static void death(JNIEnv *jni)
{
    jint count = 0;
    jthread *threads = NULL;
    jclass *classes = NULL;
    jclass integer = find_class(jni, "java/lang/Integer");
    say("GetAllThreads: %s", error_name(ti(GetAllThreads, &count, &threads)));
    say("GetLoadedClasses: %s", error_name(ti(GetLoadedClasses, &count, &classes)));
    say("parsed: %d", (int)(*jni)->CallStaticIntMethod(
        jni, integer, static_method_id(jni, integer, "parseInt", "(Ljava/lang/String;)I"),
        (*jni)->NewStringUTF(jni, "77")));
    no_exception(jni);
    deaths++;
}

static void unload(JavaVM *vm)
{
    say("VMDeath events: %d, events after it: %d", deaths, after);
}

TEST(.load = load, .death = death, .unload = unload);
