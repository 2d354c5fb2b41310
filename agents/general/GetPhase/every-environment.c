/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetPhase returns the same phase in two environments.");

static jvmtiEnv *other;

static void observe(const char *where)
{
    if (other == NULL)
        other = new_environment();
    jvmtiPhase mine = 0, its = 0;
    jvmtiError error = ti(GetPhase, &mine);
    if (error == JVMTI_ERROR_NONE)
        error = ti_in(other, GetPhase, &its);
    if (error != JVMTI_ERROR_NONE)
        say("%s: %s", where, error_name(error));
    else
        say("%s: same phase: %s", where, truth(mine == its));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
