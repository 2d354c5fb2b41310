/* SPDX-License-Identifier: Apache-2.0 */
#include "../own_scheduler.h"

TITLE("SetEventNotificationMode for a platform thread that carries a virtual one enables its later events.");

/* An implementation may have made nothing for the carrier before. */
static void switch_event(JNIEnv *jni, jthread carrier, int turn, bool mounted)
{
    if (mounted && turn == 1)
        must(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), carrier);
    else if (!mounted && turn == 5)
        must(SetEventNotificationMode, JVMTI_DISABLE, event_of_case(), carrier);
}

TEST(OWN_SCHEDULER, .probe = own_scheduler_probe);
