/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each start and end of the threads of virtual_thread.Lives. */
#ifndef ASSAY_VIRTUAL_THREAD_LIVES_H
#define ASSAY_VIRTUAL_THREAD_LIVES_H

#include "virtual.h"

static inline void say_life(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread)
{
    jthread current = NULL;
    jvmtiThreadInfo info = {0};
    must(GetThreadInfo, thread, &info);
    must(GetCurrentThread, &current);
    /* Other platform threads come and go as the virtual machine likes. */
    if (is_virtual(jni, thread) || strncmp(info.name, "platform", 8) == 0)
        say("%s%s: %s, %s, the current thread: %s", event,
            env == assay_env ? "" : " elsewhere", info.name,
            is_virtual(jni, thread) ? "virtual" : "not virtual",
            truth((*jni)->IsSameObject(jni, thread, current)));
    release(info.name);
}

static inline void JNICALL virtual_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_life(env, jni, "VirtualThreadStart", thread);
}

static inline void JNICALL virtual_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_life(env, jni, "VirtualThreadEnd", thread);
}

static inline void JNICALL platform_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_life(env, jni, "ThreadStart", thread);
}

static inline void JNICALL platform_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_life(env, jni, "ThreadEnd", thread);
}

#define LIVES_TEST(...) \
    VIRTUAL_TEST(.target = "virtual_thread.Lives", .probe = observe, __VA_ARGS__)

#endif
