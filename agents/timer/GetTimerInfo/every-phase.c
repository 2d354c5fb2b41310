/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "threads.h"

TITLE("GetTimerInfo describes a timer of elapsed time, the same in every phase.");

static jvmtiTimerInfo first;

static void observe(const char *where)
{
    jvmtiTimerInfo info = {0};
    jvmtiError error = ti(GetTimerInfo, &info);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: GetTimerInfo: %s", where, error_name(error));
        return;
    }
    if (strcmp(where, "OnLoad") == 0)
        first = info;
    say("%s: GetTimerInfo: %s %s, forward: %s, backward: %s, as at first: %s", where,
        error_name(error), timer_kind(info.kind), truth(info.may_skip_forward),
        truth(info.may_skip_backward), truth(same_timer(&info, &first)));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
