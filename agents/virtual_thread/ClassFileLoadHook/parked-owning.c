/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("ClassFileLoadHook does not disturb a virtual thread that parks as the owner of a monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("parked");
}

/* With the property HotSpot 21 to 23 load classes of their own when the thread parks. */
TEST(VIRTUAL_THREADS_WITH(CARRIERS, "-Djdk.tracePinnedThreads=full"),
     .target = "virtual_thread.InState", .args = LIST("parked-owning"), .load = hook_used_classes,
     .probe = observe, .needs = {.can_generate_all_class_hook_events = 1});
