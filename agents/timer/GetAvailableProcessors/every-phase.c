/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetAvailableProcessors returns at least one in every phase.");

static void observe(const char *where)
{
    jint count = 0;
    jvmtiError error = ti(GetAvailableProcessors, &count);
    if (error == JVMTI_ERROR_NONE)
        say("%s: GetAvailableProcessors: %s, at least one: %s", where, error_name(error),
            truth(count >= 1));
    else
        say("%s: GetAvailableProcessors: %s", where, error_name(error));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
