/* SPDX-License-Identifier: Apache-2.0 */
#include "../own_scheduler.h"

TITLE("SetEventNotificationMode for all threads, at first while one carries a virtual thread, enables both.");

static void switch_event(JNIEnv *jni, jthread carrier, int turn, bool mounted)
{
    if (mounted && turn == 1)
        enable_event_of_case(jni);
    else if (!mounted && turn == 5)
        disable_event_of_case(jni);
}

/* No event is enabled before. */
static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        know_events_of_scheduler(jni);
    else
        own_scheduler_probe(jni, thread);
}

TEST(OWN_SCHEDULER, .probe = observe);
