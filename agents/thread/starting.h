/* SPDX-License-Identifier: Apache-2.0 */

/* Callbacks for ThreadStart and ThreadEnd that speak of the threads of thread.Starting, and of
 * those that its tests start themselves. */
#ifndef ASSAY_THREAD_STARTING_H
#define ASSAY_THREAD_STARTING_H

#include "threads.h"

static inline bool is_starting(jthread thread)
{
    static const char *const names[] = {"plain",    "daemon", "throwing", "held",
                                        "attached", "before", "meanwhile"};
    const char *name = thread_name(thread);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static inline void say_thread_event(const char *event, jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    void *current = NULL;
    jthread self = NULL;
    if (!is_starting(thread))
        return;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    must(GetCurrentThread, &self);
    say("%s%s of %s, current thread: %s, own environment: %s, local reference: %s",
        env == assay_env ? "" : "second environment: ", event, thread_name(thread),
        truth((*jni)->IsSameObject(jni, self, thread)), truth(current == jni),
        truth((*jni)->GetObjectRefType(jni, thread) == JNILocalRefType));
}

static inline void JNICALL say_thread_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_thread_event("ThreadStart", env, jni, thread);
}

static inline void JNICALL say_thread_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_thread_event("ThreadEnd", env, jni, thread);
    if (is_starting(thread))
        release_end_of(thread_name(thread));
}

#endif
