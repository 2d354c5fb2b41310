/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("ClassLoad and ClassPrepare are posted once for a lambda expression's class from an archive.");

enum { MOST = 1000 };
static jobject loaded[MOST], prepared[MOST];
static jint loads, prepares;

/* In its package are hidden classes of the lambda expression, too. */
static bool is_of_target(jclass klass)
{
    static const char package[] = "Lclasses/";
    return strncmp(class_name(klass), package, strlen(package)) == 0;
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_of_target(klass))
        return;
    jint place = __atomic_fetch_add(&loads, 1, __ATOMIC_RELAXED);
    if (place < MOST)
        loaded[place] = (*jni)->NewGlobalRef(jni, klass);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_of_target(klass))
        return;
    jint place = __atomic_fetch_add(&prepares, 1, __ATOMIC_RELAXED);
    if (place < MOST)
        prepared[place] = (*jni)->NewGlobalRef(jni, klass);
}

/* How often; of the first MOST. */
static int times(JNIEnv *jni, jobject klass, jint count, const jobject *classes)
{
    return times_in(jni, klass, count < MOST ? count : MOST, classes);
}

/* A class that is loaded before VMStart has no events: it comes as early as it can. */
static void load(JavaVM *vm, char *options)
{
    use_archive("assay,classes");
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

/* Tags what is loaded by then. */
static void init(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++)
        set_tag(classes[i], 1);
    release(classes);
}

static void observe(JNIEnv *jni, jobject klass)
{
    if (loads > MOST || prepares > MOST)
        broken("the package has too many classes");
    if (tag_of(klass) == 1 && times(jni, klass, loads, loaded) == 0)
        inapplicable("the class was loaded when no events were sent yet");
    say("loaded %d times", times(jni, klass, loads, loaded));
    say("prepared %d times", times(jni, klass, prepares, prepared));
}

TEST(.target = "classes.ArchivedLambda", .load = load, .init = init, .probe = observe,
     .cases = ARCHIVES, .since = 17, .timeout = 120,
     .needs = {.can_generate_early_vmstart = 1, .can_tag_objects = 1});
