/* SPDX-License-Identifier: Apache-2.0 */

/* Addresses of code that callbacks on any thread were told. */
#ifndef ASSAY_EVENT_ADDRESSES_H
#define ASSAY_EVENT_ADDRESSES_H

#include <pthread.h>

#include "assay.h"

enum { ADDRESSES_MAX = 20000 };

struct addresses {
    pthread_mutex_t lock;
    const void *items[ADDRESSES_MAX];
    int count;
};

#define NO_ADDRESSES                                                                               \
    {                                                                                              \
        .lock = PTHREAD_MUTEX_INITIALIZER                                                          \
    }

/* Adds the address unless it is there, or there is no more room; whether it was there. */
static inline bool add_address(struct addresses *list, const void *address)
{
    bool there = false;
    pthread_mutex_lock(&list->lock);
    for (int i = 0; i < list->count && !there; i++)
        there = list->items[i] == address;
    if (!there && list->count < ADDRESSES_MAX)
        list->items[list->count++] = address;
    pthread_mutex_unlock(&list->lock);
    return there;
}

static inline jvmtiError generate_dynamic_code(jvmtiEnv *env)
{
    return ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
}

static inline void dynamic_code_mode(jvmtiEnv *env, jvmtiEventMode mode)
{
    must_in(env, SetEventNotificationMode, mode, JVMTI_EVENT_DYNAMIC_CODE_GENERATED, NULL);
}

#endif
