/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"
#include "../locking.h"

TITLE("GetOwnedMonitorStackDepthInfo is consistent for a virtual thread that enters and leaves monitors.");

static void observe(JNIEnv *jni, jthread thread)
{
    ask_locking(jni, thread, ask_depths);
    say("impossible depths: %d", locking.depths);
}

TEST(VIRTUAL_THREADS, .target = "thread.Locking", .args = LIST("virtual"), .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1, .can_support_virtual_threads = 1});
