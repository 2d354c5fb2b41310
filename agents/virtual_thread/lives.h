/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each start and end of the threads of virtual_thread.StartsAndEnds. */
#ifndef ASSAY_VIRTUAL_THREAD_LIVES_H
#define ASSAY_VIRTUAL_THREAD_LIVES_H

#include "../thread/ending.h"
#include "virtual.h"

/* Other platform threads come and go as the virtual machine likes. */
static inline bool is_life(JNIEnv *jni, jthread thread)
{
    return is_virtual(jni, thread) || strncmp(thread_name(thread), "platform", 8) == 0;
}

static inline void say_life(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread)
{
    jthread current = NULL;
    must(GetCurrentThread, &current);
    if (is_life(jni, thread))
        say("%s%s: %s, %s, the current thread: %s", event, env == assay_env ? "" : " elsewhere",
            thread_name(thread), is_virtual(jni, thread) ? "virtual" : "not virtual",
            truth((*jni)->IsSameObject(jni, thread, current)));
}

static inline void say_end_of_life(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread)
{
    say_life(env, jni, event, thread);
    if (is_life(jni, thread))
        let_end(thread_name(thread));
}

static inline void JNICALL virtual_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_life(env, jni, "VirtualThreadStart", thread);
}

static inline void JNICALL virtual_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_end_of_life(env, jni, "VirtualThreadEnd", thread);
}

static inline void JNICALL platform_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_life(env, jni, "ThreadStart", thread);
}

static inline void JNICALL platform_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_end_of_life(env, jni, "ThreadEnd", thread);
}

#define LIVES_TEST(...)                                                                            \
    VIRTUAL_TEST(.target = "virtual_thread.StartsAndEnds", .probe = observe, __VA_ARGS__)

#endif
