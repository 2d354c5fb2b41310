/* SPDX-License-Identifier: Apache-2.0 */
#include "../older_threads.h"

TITLE("VirtualThreadEnd is posted on threads that are older than the first agent.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!is_first(jni, subject))
        return;
    set_virtual_callbacks(NULL, say_older_end);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(OLDER_THAN_AGENT, .target = "virtual_thread.OlderThanAgent", .args = LIST("parked", "running"),
     .probe = observe, .needs = {.can_support_virtual_threads = 1});
