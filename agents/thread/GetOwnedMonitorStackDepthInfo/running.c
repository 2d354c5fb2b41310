/* SPDX-License-Identifier: Apache-2.0 */
#include "../locking.h"

TITLE("GetOwnedMonitorStackDepthInfo is consistent for a platform thread that enters and leaves monitors.");

static void observe(JNIEnv *jni, jthread thread)
{
    ask_locking(jni, thread, ask_depths);
    say("impossible depths: %d", locking.depths);
}

TEST(.target = "thread.Locking", .args = LIST("platform"), .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
