/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>
#include <stdatomic.h>

#include "event_causes.h"

TITLE("A class that several threads first use at once gets ClassLoad once and ClassPrepare once.");

/* The classes that the threads of classes.Racing use. */
enum { CLASSES = 8 };
static const char *const names[CLASSES] = {"First", "Second", "Third",   "Fourth",
                                           "Fifth", "Sixth",  "Seventh", "Eighth"};
static atomic_int loaded[CLASSES], again[CLASSES], prepared[CLASSES];
static pthread_mutex_t tagging = PTHREAD_MUTEX_INITIALIZER;

static int number(jclass klass)
{
    static const char prefix[] = "Lclasses/Racing";
    const char *name = class_name(klass);
    if (strncmp(name, prefix, sizeof prefix - 1) != 0)
        return CLASSES;
    name += sizeof prefix - 1;
    int i = 0;
    while (i < CLASSES
           && (strncmp(name, names[i], strlen(names[i])) != 0 || name[strlen(names[i])] != ';'))
        i++;
    return i;
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    int which = number(klass);
    if (which == CLASSES)
        return;
    pthread_mutex_lock(&tagging);
    loaded[which]++;
    again[which] += tag_of(klass) != 0;
    set_tag(klass, 1);
    pthread_mutex_unlock(&tagging);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    int which = number(klass);
    if (which < CLASSES)
        atomic_fetch_add(&prepared[which], 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_prepared_late(jni);
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void death(JNIEnv *jni)
{
    for (int i = 0; i < CLASSES; i++)
        say("%s: loaded %d, the same again %d, prepared %d", names[i], atomic_load(&loaded[i]),
            atomic_load(&again[i]), atomic_load(&prepared[i]));
}

TEST(.target = "classes.Racing", .probe = observe, .death = death, .needs = {.can_tag_objects = 1});
