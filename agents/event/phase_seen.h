/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of the phases of events share. Callbacks note the phase, from any thread; what
 * was noted is said at the very end. */
#ifndef ASSAY_EVENT_PHASE_SEEN_H
#define ASSAY_EVENT_PHASE_SEEN_H

#include <stdatomic.h>

#include "assay.h"

static inline atomic_bool *seen_live(void)
{
    static atomic_bool live;
    return &live;
}

static inline atomic_bool *seen_earlier(void)
{
    static atomic_bool earlier;
    return &earlier;
}

static inline void note_phase(void)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    /* A callback that began before the JVM's death may see the dead phase: that proves nothing. */
    if (phase == JVMTI_PHASE_DEAD)
        return;
    atomic_store(phase == JVMTI_PHASE_LIVE ? seen_live() : seen_earlier(), true);
}

static inline void tell_phases(JavaVM *vm)
{
    say("in the live phase: %s", atomic_load(seen_live()) ? "true" : "false");
    say("in an earlier phase: %s", atomic_load(seen_earlier()) ? "true" : "false");
}

#endif
