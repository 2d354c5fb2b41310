/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetErrorName works in every phase and returns memory that can be deallocated.");

static void observe(const char *where)
{
    char *name = NULL;
    jvmtiError error = ti(GetErrorName, JVMTI_ERROR_NOT_FOUND, &name);
    say("%s: GetErrorName: %s", where, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("name: %s", quoted(name));
    SAY_CALL(Deallocate, (unsigned char *)name);
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
