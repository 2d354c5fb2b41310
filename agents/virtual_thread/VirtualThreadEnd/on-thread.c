/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadEnd is posted on each virtual thread after its code, even after an exception.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        set_virtual_callbacks(virtual_start, virtual_end);
        enable_virtual(VIRTUAL_THREAD_END);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1"), .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
