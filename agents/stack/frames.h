/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of this category share: the stack of stack.Nested. */
#ifndef ASSAY_STACK_FRAMES_H
#define ASSAY_STACK_FRAMES_H

#include "assay.h"

/* More frames than any target of this category has. */
#define FRAMES_MAX 64

static inline jint depth_of(jthread thread)
{
    jint depth = 0;
    must(GetFrameCount, thread, &depth);
    return depth;
}

/* Says the frames by method down to the bottommost run or main. A JVM may show
 * frames of its launcher below that. */
static inline void say_frames(const jvmtiFrameInfo *frames, jint count)
{
    for (jint i = 0; i < count && i < FRAMES_MAX; i++) {
        const char *method = method_name(frames[i].method);
        say("frame %d: %s", (int)i, method);
        if (strstr(method, ".run()V") != NULL || strstr(method, ".main(") != NULL)
            return;
    }
}

#endif
