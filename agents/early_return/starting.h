/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of early_return.Starting on its ThreadStart. */
#ifndef ASSAY_EARLY_RETURN_STARTING_H
#define ASSAY_EARLY_RETURN_STARTING_H

#include "assay.h"

/* Whether it is that thread, which has no frame yet. Where a JVM launches threads by methods of
 * its own it may show their frames, and the test is inapplicable. */
static inline bool is_starting_without_frames(jthread thread)
{
    jint count = 0;
    if (strcmp(thread_name(thread), "starting") != 0)
        return false;
    must(GetFrameCount, NULL, &count);
    if (count > 0)
        inapplicable("a thread that starts has frames of its launcher");
    return true;
}

#endif
