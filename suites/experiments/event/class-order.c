/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("In which order do the events of a class and of what it needs come?");
PASSAGES("ClassFileLoadHook, ClassLoad, ClassPrepare: each is described by itself; when "
         "superclasses and interfaces are loaded is up to the JVM.");
WHY("An agent that keeps a model of the classes must take them in the order in which they come.");

static bool is_ours(const char *name)
{
    return strncmp(name, "experiments/", 12) == 0 || strncmp(name, "Lexperiments/", 13) == 0;
}

static void JNICALL on_file(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                            const char *name, jobject domain, jint length,
                            const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    if (name != NULL && is_ours(name) && strchr(name, '$') == NULL)
        say("hook %s", name);
}

static void tell(const char *event, jclass klass)
{
    const char *name = class_name(klass);
    if (is_ours(name) && strchr(name, '$') == NULL)
        say("%s %s", event, name);
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    tell("load", klass);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    tell("prepare", klass);
}

static void init(JNIEnv *jni, jthread thread)
{
    on(ClassFileLoadHook, on_file);
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

ASK(.target = "experiments.Members", .init = init, .probe = observe,
    .needs = {.can_generate_all_class_hook_events = 1});
