/* SPDX-License-Identifier: Apache-2.0 */

/* What is left to be moved to support/virtual.h. */
#ifndef ASSAY_VIRTUAL_THREAD_VIRTUAL_H
#define ASSAY_VIRTUAL_THREAD_VIRTUAL_H

#include "../support/virtual.h"

enum { CAN_SUPPORT_VIRTUAL_THREADS = 44 };

static inline void add_bit(void *capabilities, int bit)
{
    ((unsigned char *)capabilities)[bit / 8] |= (unsigned char)(1u << bit % 8);
}

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

static inline bool is_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

#endif
