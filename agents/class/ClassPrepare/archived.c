/* SPDX-License-Identifier: Apache-2.0 */
#include "../loading.h"
#include "processes.h"
#include "threads.h"

TITLE("ClassLoad and ClassPrepare are posted once for a class that the JVM has from an archive.");

static bool loaded, probed;

/* The thread that uses the class need not wait for a callback on another one. */
static void need_using_thread(void)
{
    if (probed && strcmp(thread_name(current_thread()), "loading") != 0)
        inapplicable("a class is loaded or prepared on another thread than the one that uses it");
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = loading_name(klass);
    if (name == NULL || strcmp(name, "Child") != 0)
        return;
    loaded = true;
    need_using_thread();
    say("load");
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = loading_name(klass);
    if (name == NULL || strcmp(name, "Child") != 0)
        return;
    need_using_thread();
    say("prepare");
}

/* A class that is loaded before VMStart has no events: it comes as early as it can. */
static void load(JavaVM *vm, char *options)
{
    use_archive("assay,classes");
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void init(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count) && !loaded; i++)
        if (strcmp(class_name(classes[i]), "Lclasses/LateChild;") == 0)
            inapplicable("the class was loaded when no events were sent yet");
    release(classes);
}

static void probe(JNIEnv *jni, jobject unused)
{
    say("probed");
    probed = true;
}

TEST(.target = "classes.Loading", .args = LIST("shared"), .load = load, .init = init,
     .probe = probe, .cases = ARCHIVES, .since = 17, .timeout = 120,
     .needs = {.can_generate_early_vmstart = 1});
