/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("ThreadStart and ThreadEnd are not posted for virtual threads without can_support_virtual_threads.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    on(ThreadStart, platform_start);
    on(ThreadEnd, platform_end);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .args = LIST("platform"),
     .probe = observe);
