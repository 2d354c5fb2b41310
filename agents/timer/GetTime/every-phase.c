/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"
#include "conditions.h"

TITLE("GetTime answers in every phase and does not go back from phase to phase.");

static jlong before;
static jvmtiTimerInfo info; /* "will not change during a particular invocation of the VM" */

static void observe(const char *where)
{
    jlong now = 0;
    jvmtiError error = ti(GetTime, &now);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: GetTime: %s", where, error_name(error));
        return;
    }
    bool first = strcmp(where, "OnLoad") == 0;
    if (first)
        must(GetTimerInfo, &info);
    say("%s: GetTime: %s, not back: %s, not beyond the maximum: %s", where, error_name(error),
        truth(first || !wrongly_back(&info, before, now)),
        truth((uint64_t)now <= (uint64_t)info.max_value));
    before = now;
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
