/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each start and end of the threads of virtual_thread.StartsAndEnds. */
#ifndef ASSAY_VIRTUAL_THREAD_STARTS_AND_ENDS_H
#define ASSAY_VIRTUAL_THREAD_STARTS_AND_ENDS_H

#include "pending.h"
#include "threads.h"
#include "virtual.h"

/* The JVM may start and end threads of its own of either kind, and name them as it likes. */
static inline bool is_of_test(jthread thread)
{
    static const char *const names[] = {"virtual 0", "virtual 1",  "virtual 2",
                                        "platform",  "platform 0", "platform 1"};
    bool found = thread == NULL;
    for (size_t i = 0; !found && i < sizeof names / sizeof names[0]; i++)
        found = strcmp(thread_name(thread), names[i]) == 0;
    return found;
}

static inline void say_start_or_end(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread)
{
    jthread current = NULL;
    /* One that ends a thread may be pending. */
    jthrowable pending = set_aside(jni);
    must(GetCurrentThread, &current);
    if (is_of_test(thread))
        say("%s%s: %s, %s, the current thread: %s", event, env == assay_env ? "" : " elsewhere",
            thread_name(thread), is_virtual(jni, thread) ? "virtual" : "not virtual",
            truth((*jni)->IsSameObject(jni, thread, current)));
    put_back(jni, pending);
}

static inline void JNICALL virtual_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_start_or_end(env, jni, "VirtualThreadStart", thread);
}

static inline void JNICALL virtual_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_start_or_end(env, jni, "VirtualThreadEnd", thread);
    if (is_of_test(thread))
        release_end_of(thread_name(thread));
}

static inline void JNICALL platform_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_start_or_end(env, jni, "ThreadStart", thread);
}

static inline void JNICALL platform_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_start_or_end(env, jni, "ThreadEnd", thread);
    if (is_of_test(thread))
        release_end_of(thread_name(thread));
}

#endif
