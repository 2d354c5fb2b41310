/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What tests of virtual threads need that headers before JDK 21 lack: the capability
 * can_support_virtual_threads, and the events VirtualThreadStart and VirtualThreadEnd.
 */
#ifndef ASSAY_VIRTUAL_THREAD_VIRTUAL_H
#define ASSAY_VIRTUAL_THREAD_VIRTUAL_H

#include "assay.h"
#include "newer.h"

enum {
    CAN_SUPPORT_VIRTUAL_THREADS = 44,
    VIRTUAL_THREAD_START = 87,
    VIRTUAL_THREAD_END = 88,
    LAST_VIRTUAL_EVENT = VIRTUAL_THREAD_END
};

/* Threads that stay mounted must never leave the others without a carrier, however few
 * processors there are. A VM that has no such property ignores it. */
#define CARRIERS "-Djdk.virtualThreadScheduler.parallelism=8"

/* All virtual threads that can be unmounted take turns on one carrier. */
#define ONE_CARRIER                                                                                \
    LIST("-Djdk.virtualThreadScheduler.parallelism=1", "-Djdk.virtualThreadScheduler.maxPoolSize=" \
                                                       "1")

static inline void add_bit(jvmtiCapabilities *capabilities, int bit)
{
    ((unsigned char *)capabilities)[bit / 8] |= (unsigned char)(1u << bit % 8);
}

/*
 * In place of TEST, for a test that needs can_support_virtual_threads. The header may not
 * name the bit, so a constructor sets it, which runs before anyone reads the descriptor.
 */
#define VIRTUAL_TEST(...) VIRTUAL_TEST_ON(LIST(CARRIERS), __VA_ARGS__)
#define VIRTUAL_TEST_ON(VM_ARGS, ...)                                                              \
    static struct assay_test virtual_test = {.version = ASSAY_DESCRIPTOR_VERSION,                  \
                                             .size = sizeof(struct assay_test),                    \
                                             .title = assay_title,                                 \
                                             .since = 21,                                          \
                                             .vm_args = VM_ARGS,                                   \
                                             __VA_ARGS__};                                         \
    __attribute__((constructor)) static void need_virtual_threads(void)                            \
    {                                                                                              \
        add_bit(&virtual_test.needs, CAN_SUPPORT_VIRTUAL_THREADS);                                 \
    }                                                                                              \
    extern __attribute__((alias("virtual_test"), visibility("default")))                           \
    const struct assay_test assay_test

typedef void(JNICALL *virtual_callback)(jvmtiEnv *env, JNIEnv *jni, jthread thread);

/* Sets the callbacks of the two events, besides those that `on` has set so far; `on` forgets
 * these two, and so has to come first. */
static inline void set_virtual_callbacks(virtual_callback start, virtual_callback end)
{
    void *table[LAST_VIRTUAL_EVENT - JVMTI_MIN_EVENT_TYPE_VAL + 1] = {NULL};
    size_t known = sizeof assay_callbacks < sizeof table ? sizeof assay_callbacks : sizeof table;
    memcpy(table, &assay_callbacks, known);
    memcpy(&table[VIRTUAL_THREAD_START - JVMTI_MIN_EVENT_TYPE_VAL], &start, sizeof start);
    memcpy(&table[VIRTUAL_THREAD_END - JVMTI_MIN_EVENT_TYPE_VAL], &end, sizeof end);
    must(SetEventCallbacks, (const jvmtiEventCallbacks *)(void *)table, (jint)sizeof table);
}

static inline jvmtiError set_virtual_mode(jvmtiEventMode mode, int event, jthread thread)
{
    return ti(SetEventNotificationMode, mode, (jvmtiEvent)event, thread);
}

static inline void enable_virtual(int event)
{
    assay_must(assay_env, "SetEventNotificationMode", set_virtual_mode(JVMTI_ENABLE, event, NULL));
}

/* Whether a thread is a virtual one, as Java sees it. */
static inline bool is_virtual(JNIEnv *jni, jthread thread)
{
    if (thread == NULL) {
        say("null in place of a thread");
        return false;
    }
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Thread"), "isVirtual", "()Z");
    jboolean result = (*jni)->CallBooleanMethod(jni, thread, method);
    no_exception(jni);
    return result;
}

static inline bool is_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

#endif
