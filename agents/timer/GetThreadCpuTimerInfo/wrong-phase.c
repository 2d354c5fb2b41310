/* SPDX-License-Identifier: Apache-2.0 */
#include "phases.h"

TITLE("Outside its phases the call is refused with WRONG_PHASE.");

static void observe(const char *where)
{
    if (strcmp(where, assay_case()) != 0)
        return;
    jvmtiTimerInfo result;
    jvmtiError error = ti(GetThreadCpuTimerInfo, &result);
    say("GetThreadCpuTimerInfo: %s", error_name(error));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS, .cases = LIST("OnLoad", "VMStart", "OnUnload"),
     .needs = {.can_get_thread_cpu_time = 1});
