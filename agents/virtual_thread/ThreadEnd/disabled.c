/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("ThreadStart and ThreadEnd are not posted once disabled, while virtual threads run.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        on(ThreadStart, platform_start);
        on(ThreadEnd, platform_end);
    } else if (strcmp(thread_name(thread), "virtual 1") == 0) {
        off(ThreadStart);
    } else if (strcmp(thread_name(thread), "platform 1") == 0) {
        off(ThreadEnd);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Alternating", .args = LIST("platform 0"),
     .probe = observe);
