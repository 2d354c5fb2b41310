/* SPDX-License-Identifier: Apache-2.0 */
#include "../own_scheduler.h"

TITLE("SetEventNotificationMode for a platform thread holds between the virtual threads that it carries.");

/* At first enabled while it carries none, and again while it does. */
static void switch_event(JNIEnv *jni, jthread carrier, int turn, bool mounted)
{
    if (mounted ? turn == 4 : turn == 0)
        must(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), carrier);
    else if (!mounted && (turn == 2 || turn == 5))
        must(SetEventNotificationMode, JVMTI_DISABLE, event_of_case(), carrier);
}

TEST(OWN_SCHEDULER, .probe = own_scheduler_probe);
