/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "assay.h"

TITLE("ClassLoad and ClassPrepare are posted once for a class that several threads define at once.");

enum { CLASSES = 8 };
static pthread_mutex_t counting = PTHREAD_MUTEX_INITIALIZER;
static int loaded, again, prepared;
static jclass classes[CLASSES]; /* global, those prepared */
static jclass target_loader;    /* global */

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lclasses/DefinedRepeatedly;") != 0)
        return;
    pthread_mutex_lock(&counting);
    loaded++;
    again += tag_of(klass) != 0;
    set_tag(klass, 1);
    pthread_mutex_unlock(&counting);
}

/* The loader of the program may load the class, too. */
static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jobject loader = NULL;
    if (strcmp(class_name(klass), "Lclasses/DefinedRepeatedly;") != 0)
        return;
    must(GetClassLoader, klass, &loader);
    if (loader == NULL || !(*jni)->IsInstanceOf(jni, loader, target_loader))
        return;
    pthread_mutex_lock(&counting);
    if (prepared < CLASSES)
        classes[prepared] = (*jni)->NewGlobalRef(jni, klass);
    prepared++;
    pthread_mutex_unlock(&counting);
}

static void observe(JNIEnv *jni, jobject unused)
{
    target_loader = find_class(jni, "classes/ConcurrentDefinitions$Loader");
    target_loader = (*jni)->NewGlobalRef(jni, target_loader);
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void death(JNIEnv *jni)
{
    int both = 0;
    for (int i = 0; i < prepared && i < CLASSES; i++)
        both += tag_of(classes[i]) != 0;
    say("ClassLoad: %d, of the same class again: %d", loaded, again);
    say("ClassPrepare: %d, of classes with ClassLoad: %d", prepared, both);
}

TEST(.target = "classes.ConcurrentDefinitions", .probe = observe, .death = death,
     .needs = {.can_tag_objects = 1});
