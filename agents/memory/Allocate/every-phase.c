/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("Allocate and Deallocate work in every phase.");

static unsigned char *kept;

/* The block of the phase before is given back in this one. */
static void observe(const char *where)
{
    jvmtiError freed = ti(Deallocate, kept);
    kept = NULL;
    jvmtiError error = ti(Allocate, 512, &kept);
    if (error != JVMTI_ERROR_NONE)
        kept = NULL;
    if (kept != NULL)
        memset(kept, 0xA5, 512);
    say("%s: Deallocate: %s, Allocate: %s, usable: %s", where, error_name(freed), error_name(error),
        truth(kept != NULL && kept[511] == 0xA5));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
