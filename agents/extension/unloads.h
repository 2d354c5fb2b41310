/* SPDX-License-Identifier: Apache-2.0 */

/* HotSpot's extension event that a class was unloaded, of which is known when it is sent. */
#ifndef ASSAY_EXTENSION_UNLOADS_H
#define ASSAY_EXTENSION_UNLOADS_H

#include <stdatomic.h>

#include "../gc/freeing.h"

enum { ROUNDS = 2 };

/* How often the test's environment was told in each round, and how often any other. */
static atomic_int told[ROUNDS][2];

static atomic_int unload_round;

/* Its parameters vary with the release. */
static inline void JNICALL on_unload(jvmtiEnv *env, ...)
{
    atomic_fetch_add(&told[atomic_load(&unload_round)][env != assay_env], 1);
}

/* In this round. */
static inline int told_to(jvmtiEnv *env)
{
    return atomic_load(&told[atomic_load(&unload_round)][env != assay_env]);
}

static inline jint index_of_unload(void)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < count; i++)
        if (strcmp(events[i].id, "com.sun.hotspot.events.ClassUnload") == 0)
            return events[i].extension_event_index;
    inapplicable("the JVM has no extension event of which is known when it is sent");
}

/* The class that gc.Unloaded hands over, and its loader. */
static jweak witnesses[2];

static inline void witness(JNIEnv *jni, jobject pair)
{
    for (int i = 0; i < 2; i++)
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, pair, i));
}

/* For when the class is gone: it may be told late. */
static inline void await_told(jvmtiEnv *env)
{
    while (told_to(env) == 0)
        must(ForceGarbageCollection);
}

#endif
