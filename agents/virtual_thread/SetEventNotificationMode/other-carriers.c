/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "event_causes.h"
#include "../carrier_switch.h"

TITLE("SetEventNotificationMode for a virtual thread holds on each of its carriers and for no other thread.");

static atomic_int own, elsewhere;

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == event_cause.method)
        atomic_fetch_add(strcmp(thread_name(thread), "subject") == 0 ? &own : &elsewhere, 1);
}

static void prepare(JNIEnv *jni)
{
    set_event_cause(jni, "event/Beginning", "act", "(I)V", posted);
    prepare_event_of_case(jni);
}

static void take_turn(JNIEnv *jni, jthread self, int turn)
{
    int events = atomic_exchange(&own, 0);
    if (turn > 0)
        say("in turn %d: %d, elsewhere %d", turn - 1, events, atomic_exchange(&elsewhere, 0));
    if (events > 0 && is_case("single-step"))
        say("at each of eight bytecodes: %s", truth(events == 8));
    if (turn == 1)
        must(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), self);
    else if (turn == 4)
        must(SetEventNotificationMode, JVMTI_DISABLE, event_of_case(), self);
}

TEST(VIRTUAL_THREADS_WITH(TWO_CARRIERS), .target = "virtual_thread.CarrierSwitch",
     .probe = carrier_switch_probe, .cases = EVENT_CASES, .needs = EVENT_NEEDS,
     .needs.can_support_virtual_threads = 1);
