/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnUnload is called in the dead phase when start-up fails.");

/* Whether it is started before the agent that fails, after it or both is open. */
static void load(JavaVM *vm, char *options)
{
}

static void unload(JavaVM *vm)
{
    jvmtiPhase phase = 0;
    jvmtiError error = ti(GetPhase, &phase);
    /* The thread need not be attached, and WRONG_PHASE is due where the JVM has completed running. */
    bool unknown = error == JVMTI_ERROR_UNATTACHED_THREAD || error == JVMTI_ERROR_WRONG_PHASE;
    say("own agent is unloaded in phase %s", unknown                     ? "unknown"
                                             : error != JVMTI_ERROR_NONE ? error_name(error)
                                                                         : phase_name(phase));
}

TEST(.load = load, .unload = unload, .exit_status = ASSAY_EXIT_NONZERO,
     .vm_args = LIST("-agentpath:{agent}", "-agentpath:{companions}/libtelling.so=fail"));
