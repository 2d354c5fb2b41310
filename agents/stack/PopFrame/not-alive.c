/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame returns THREAD_NOT_ALIVE for a thread that has not started or has ended.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(PopFrame, thread);
}

TEST(.target = "stack.PopNotAlive", .probe = observe, .needs = {.can_pop_frame = 1});
