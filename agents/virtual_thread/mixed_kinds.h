/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.MixedKinds: platform threads and virtual ones by turns. */
#ifndef ASSAY_VIRTUAL_THREAD_MIXED_KINDS_H
#define ASSAY_VIRTUAL_THREAD_MIXED_KINDS_H

#include "threads.h"
#include "virtual.h"

enum mixed_kinds {
    PLATFORM_UNSTARTED,
    VIRTUAL_HELD,
    PLATFORM_ENDED,
    VIRTUAL_PARKED,
    PLATFORM_PARKED,
    VIRTUAL_UNSTARTED,
    PLATFORM_HELD,
    VIRTUAL_ENDED,
    MIXED_KINDS
};

static inline void list_kinds(JNIEnv *jni, jobject threads, jthread *list)
{
    for (int i = 0; i < MIXED_KINDS; i++)
        list[i] = thread_at(jni, threads, i);
}

/* Says for each thread the result, and whether it is suspended now. */
static inline void say_kinds(const jthread *list, const jvmtiError *results)
{
    for (int i = 0; i < MIXED_KINDS; i++)
        say("%s: %s, suspended %s", thread_name(list[i]), error_name(results[i]),
            truth(is_suspended(list[i])));
}

#endif
