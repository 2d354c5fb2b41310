/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "conditions.h"

static atomic_bool posted_live, posted_earlier;

void record_phase(void)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    /* A callback that began before the JVM's death may find the dead phase: that proves nothing. */
    if (phase == JVMTI_PHASE_DEAD)
        return;
    atomic_store(phase == JVMTI_PHASE_LIVE ? &posted_live : &posted_earlier, true);
}

void say_recorded_phases(JavaVM *vm)
{
    say("in the live phase: %s", atomic_load(&posted_live) ? "true" : "false");
    say("in an earlier phase: %s", atomic_load(&posted_earlier) ? "true" : "false");
}
