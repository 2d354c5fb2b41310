/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("ThreadEnd enabled for single threads is posted on the platform thread and on no virtual thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL && strcmp(thread_name(thread), "platform 1") != 0)
        on_thread(ThreadEnd, platform_end, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Alternating", .args = LIST("platform 0"),
     .probe = observe, .needs = {.can_support_virtual_threads = 1});
