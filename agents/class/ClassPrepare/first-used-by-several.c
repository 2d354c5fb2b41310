/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("A class that several threads first use at once gets one ClassLoad and one ClassPrepare.");

/* The classes that the threads of classes.Racing use. */
enum { CLASSES = 8 };
static const char *const names[CLASSES] = {"First", "Second", "Third",   "Fourth",
                                           "Fifth", "Sixth",  "Seventh", "Eighth"};
static atomic_int loaded[CLASSES], prepared[CLASSES];

static int number(jclass klass)
{
    static const char prefix[] = "Lclasses/Racing";
    const char *name = class_name(klass);
    if (strncmp(name, prefix, sizeof prefix - 1) != 0)
        return CLASSES;
    name += sizeof prefix - 1;
    int i = 0;
    while (i < CLASSES && strncmp(name, names[i], strlen(name) - 1) != 0)
        i++;
    return i;
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    int which = number(klass);
    if (which < CLASSES)
        atomic_fetch_add(&loaded[which], 1);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    int which = number(klass);
    if (which < CLASSES)
        atomic_fetch_add(&prepared[which], 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void death(JNIEnv *jni)
{
    for (int i = 0; i < CLASSES; i++)
        say("%s: loaded %d, prepared %d", names[i], atomic_load(&loaded[i]),
            atomic_load(&prepared[i]));
}

TEST(.target = "classes.Racing", .probe = observe, .death = death);
