/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each start and end of the threads of virtual_thread.StartsAndEnds. */
#ifndef ASSAY_VIRTUAL_THREAD_STARTS_AND_ENDS_H
#define ASSAY_VIRTUAL_THREAD_STARTS_AND_ENDS_H

#include "threads.h"
#include "virtual.h"

/* The JVM may start and end threads of its own of either kind. */
static inline bool is_of_test(jthread thread)
{
    const char *name = thread == NULL ? "virtual" : thread_name(thread);
    return strncmp(name, "virtual", 7) == 0 || strncmp(name, "platform", 8) == 0;
}

static inline void say_start_or_end(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread)
{
    jthread current = NULL;
    must(GetCurrentThread, &current);
    if (is_of_test(thread))
        say("%s%s: %s, %s, the current thread: %s", event, env == assay_env ? "" : " elsewhere",
            thread_name(thread), is_virtual(jni, thread) ? "virtual" : "not virtual",
            truth((*jni)->IsSameObject(jni, thread, current)));
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
