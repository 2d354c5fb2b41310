/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Many. */
#ifndef ASSAY_VIRTUAL_THREAD_MANY_H
#define ASSAY_VIRTUAL_THREAD_MANY_H

#include <stdlib.h>

#include "threads.h"
#include "virtual.h"

enum { MANY = 1000 };
#define MANY_TARGET .target = "virtual_thread.Many", .args = LIST("1000")

/* Local references to all of them, in their order; for free(). */
static inline jthread *all_of(JNIEnv *jni, jobject threads)
{
    jthread *list = calloc(MANY, sizeof *list);
    if (list == NULL)
        broken("out of memory");
    ask_for_references(jni, 3 * MANY);
    for (int i = 0; i < MANY; i++)
        list[i] = (*jni)->GetObjectArrayElement(jni, threads, i);
    return list;
}

static inline int suspended_among(const jthread *list)
{
    int count = 0;
    for (int i = 0; i < MANY; i++)
        count += is_suspended(list[i]);
    return count;
}

#endif
