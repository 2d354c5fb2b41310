/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Many. */
#ifndef ASSAY_VIRTUAL_THREAD_MANY_H
#define ASSAY_VIRTUAL_THREAD_MANY_H

#include <stdlib.h>

#include "virtual.h"

#define MANY_TEXT "1000"
enum { MANY = 1000 };

/* Local references to all of them, in their order. */
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

#define MANY_TEST(...)                                                                             \
    VIRTUAL_TEST(.target = "virtual_thread.Many", .args = LIST(MANY_TEXT), .probe = observe,       \
                 .timeout = 60, __VA_ARGS__)

#endif
