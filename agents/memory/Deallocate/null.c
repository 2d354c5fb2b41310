/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("Deallocate of a null pointer succeeds and does nothing, in every phase.");

static void observe(const char *where)
{
    say("%s: Deallocate: %s", where, error_name(ti(Deallocate, NULL)));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
