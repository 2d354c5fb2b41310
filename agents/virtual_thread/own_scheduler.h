/* SPDX-License-Identifier: Apache-2.0 */

/* The thread "carrier" of virtual_thread.OwnScheduler, and the events of event.Beginning in its methods between
 * the turns of the virtual thread that it carries. */
#ifndef ASSAY_VIRTUAL_THREAD_OWN_SCHEDULER_H
#define ASSAY_VIRTUAL_THREAD_OWN_SCHEDULER_H

#include <stdatomic.h>

#include "event_causes.h"
#include "virtual.h"

/* What the test does about the carrier at the end of a turn, which count from 0 on, of the virtual thread,
 * while that is mounted, and of the carrier. */
static void switch_event(JNIEnv *jni, jthread carrier, int turn, bool mounted);

static atomic_int events_of_carrier, events_elsewhere;

static inline void event_of_scheduler(JNIEnv *jni, jthread thread, jmethodID method,
                                      jlocation location)
{
    if (method == event_cause.method)
        atomic_fetch_add(strcmp(thread_name(thread), "carrier") == 0 ? &events_of_carrier
                                                                     : &events_elsewhere,
                         1);
}

static inline void know_events_of_scheduler(JNIEnv *jni)
{
    set_event_cause(jni, "event/Beginning", "act", "(I)V", event_of_scheduler);
}

static inline void own_scheduler_probe(JNIEnv *jni, jobject thread)
{
    static jthread carrier;
    static int turn;
    if (thread == NULL) {
        know_events_of_scheduler(jni);
        prepare_event_of_case(jni);
    } else if (is_virtual(jni, thread)) {
        switch_event(jni, carrier, turn, true);
    } else {
        carrier = (*jni)->NewGlobalRef(jni, thread);
        int events = atomic_exchange(&events_of_carrier, 0);
        say("in turn %d: %d, elsewhere %d", turn, events, atomic_exchange(&events_elsewhere, 0));
        if (events > 0 && is_case("single-step"))
            say("at each of eight bytecodes: %s", truth(events == 8));
        switch_event(jni, carrier, turn++, false);
    }
}

#define OWN_SCHEDULER                                                                              \
    VIRTUAL_THREADS_WITH("--add-opens=java.base/java.lang=ALL-UNNAMED"),                           \
        .target = "virtual_thread.OwnScheduler", .cases = EVENT_CASES, .needs = EVENT_NEEDS,       \
        .timeout = 60

#endif
