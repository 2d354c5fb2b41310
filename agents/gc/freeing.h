/* SPDX-License-Identifier: Apache-2.0 */

/* Making objects unreachable, and collecting them. */
#ifndef ASSAY_GC_FREEING_H
#define ASSAY_GC_FREEING_H

#include "assay.h"

/* Collects until all the witnesses are gone; false where the collector frees nothing. */
static inline bool collected(JNIEnv *jni, jweak *witnesses, int count)
{
    for (int tries = 0; tries < 20; tries++) {
        int there = 0;
        must(ForceGarbageCollection);
        for (int i = 0; i < count; i++) {
            jobject witness = (*jni)->NewLocalRef(jni, witnesses[i]);
            there += witness != NULL;
            (*jni)->DeleteLocalRef(jni, witness);
        }
        if (there == 0)
            return true;
    }
    return false;
}

/* Collects, and has other objects come to lie where those that were freed had been: what refers
 * to one of them all the same does not find it as it was. */
static inline void collect_and_refill(JNIEnv *jni)
{
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    for (int i = 0; i < 1000; i++) {
        jobject filler = (*jni)->NewIntArray(jni, 16384);
        if (filler == NULL)
            inapplicable("the heap is full, and nothing is freed");
        (*jni)->DeleteLocalRef(jni, filler);
    }
}

/* Collects in the start phase, for which ForceGarbageCollection is not. Before version 9 the
 * phase begins when Java code that relies on the system classes cannot run yet. */
static inline void collect_at_start(JNIEnv *jni)
{
    if ((*jni)->GetVersion(jni) < 0x00090000)
        return;
    jclass system = find_class(jni, "java/lang/System");
    (*jni)->CallStaticVoidMethod(jni, system, static_method_id(jni, system, "gc", "()V"));
    (*jni)->ExceptionClear(jni);
    (*jni)->DeleteLocalRef(jni, system);
}

/* A further environment that has tags and can be told of freed objects. */
static inline jvmtiEnv *freeing_environment(void)
{
    const jvmtiCapabilities capabilities = {.can_tag_objects = 1,
                                            .can_generate_object_free_events = 1};
    return new_environment_with(&capabilities);
}

#endif
