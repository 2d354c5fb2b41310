/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("InterruptThread of a virtual thread lets it go on while the channel that it closes waits for it.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        must(InterruptThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Closing", .args = LIST("awaiting"),
     .probe = observe, .needs = {.can_signal_thread = 1});
