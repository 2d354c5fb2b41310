/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadStart and VirtualThreadEnd replace ThreadStart and ThreadEnd on virtual threads.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    on(ThreadStart, platform_start);
    on(ThreadEnd, platform_end);
    set_virtual_callbacks(virtual_start, virtual_end);
    enable_virtual(VIRTUAL_THREAD_START);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1", "platform"), .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
