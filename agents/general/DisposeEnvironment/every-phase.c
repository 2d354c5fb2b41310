/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("DisposeEnvironment succeeds in every phase.");

static jvmtiEnv *others[5];
static int next;

static void observe(const char *where)
{
    if (next == 0) {
        for (int i = 0; i < 5; i++)
            others[i] = new_environment();
    }
    say("%s: DisposeEnvironment: %s", where, error_name(ti_in(others[next], DisposeEnvironment)));
    next++;
    jvmtiPhase phase;
    say("another environment: %s", error_name(ti(GetPhase, &phase)));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
