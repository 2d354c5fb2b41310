/* SPDX-License-Identifier: Apache-2.0 */

/* The threads and the monitor of virtual_thread.Contending. */
#ifndef ASSAY_VIRTUAL_THREAD_CONTENDING_H
#define ASSAY_VIRTUAL_THREAD_CONTENDING_H

#include "monitor_events.h"

static jobject lock;

static bool is_lock(JNIEnv *jni, jobject object)
{
    return (*jni)->IsSameObject(jni, object, lock);
}

static void observe(JNIEnv *jni, jthread thread);

/* In a handler FindClass looks where the code of Object.wait comes from. */
static inline void contending_probe(JNIEnv *jni, jobject thread)
{
    if (lock == NULL)
        lock = (*jni)->NewGlobalRef(
            jni, static_object_field(jni, find_class(jni, "virtual_thread/Contending"), "LOCK",
                                     "Lvirtual_thread/Contending;"));
    observe(jni, thread);
}

static inline bool is_platform(jthread thread)
{
    return strcmp(thread_name(thread), "platform") == 0;
}

#define CONTENDING_TEST(...)                                                                       \
    TEST(.target = "virtual_thread.Contending", .probe = contending_probe, .since = 21,            \
         .vm_args = LIST(CARRIERS), .needs = {.can_generate_monitor_events = 1}, __VA_ARGS__)

#endif
