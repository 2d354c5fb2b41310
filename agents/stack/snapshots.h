/* SPDX-License-Identifier: Apache-2.0 */

/* Snapshots of the threads of stack.Exclusive, of which one at most is inside at any instant. */
#ifndef ASSAY_STACK_SNAPSHOTS_H
#define ASSAY_STACK_SNAPSHOTS_H

#include "frames.h"

/* The number of records that have the method on their stack. */
static inline int inside(const jvmtiStackInfo *stacks, jint count)
{
    int threads = 0;
    for (jint i = 0; i < count; i++) {
        bool found = false;
        for (jint j = 0; j < stacks[i].frame_count; j++)
            found |= strcmp(method_name(stacks[i].frame_buffer[j].method),
                            "Lstack/Exclusive;.inside()V")
                     == 0;
        threads += found ? 1 : 0;
    }
    return threads;
}

/* Counts what snapshots show: many, so that a thread was inside often. */
struct seen {
    int one;
    int more;
};

static inline void count_snapshot(struct seen *seen, const jvmtiStackInfo *stacks, jint count)
{
    int threads = inside(stacks, count);
    seen->one += threads == 1 ? 1 : 0;
    seen->more += threads > 1 ? 1 : 0;
}

#endif
