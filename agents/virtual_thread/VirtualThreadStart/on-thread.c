/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadStart is posted on each virtual thread before its code, and on no platform thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        set_virtual_callbacks(virtual_start, virtual_end);
        enable_virtual(VIRTUAL_THREAD_START);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
