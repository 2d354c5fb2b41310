/* SPDX-License-Identifier: Apache-2.0 */

/* The event of a thread's end, for targets that wait for it. */
#ifndef ASSAY_THREAD_ENDING_H
#define ASSAY_THREAD_ENDING_H

#include <stdio.h>

#include "assay.h"

/* Java may see the end of a thread before the event of it comes: the target, where it is told to
 * by its arguments, goes on only after both. */
static inline void let_end(const char *name)
{
    char point[40];
    snprintf(point, sizeof point, "end of %s", name);
    release_point(point);
}

#endif
