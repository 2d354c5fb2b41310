/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadEnd enabled for one virtual thread is posted on that thread only.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        set_virtual_callbacks(virtual_start, virtual_end);
    else if (strcmp(thread_name(thread), "virtual 0") == 0)
        say("enable: %s", error_name(set_virtual_mode(JVMTI_ENABLE, VIRTUAL_THREAD_END, thread)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .args = LIST("virtual 0"),
     .probe = observe, .needs = {.can_support_virtual_threads = 1});
