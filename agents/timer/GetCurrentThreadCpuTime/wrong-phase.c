/* SPDX-License-Identifier: Apache-2.0 */
#include "phases.h"

TITLE("Outside its phases the call is refused with WRONG_PHASE.");

static void observe(const char *where)
{
    if (strcmp(where, assay_case()) != 0)
        return;
    jlong result;
    jvmtiError error = ti(GetCurrentThreadCpuTime, &result);
    say("GetCurrentThreadCpuTime: %s", error_name(error));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS, .cases = LIST("OnLoad", "OnUnload"),
     .needs = {.can_get_current_thread_cpu_time = 1});
