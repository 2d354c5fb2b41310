/* SPDX-License-Identifier: Apache-2.0 */
#include "phases.h"

TITLE("Giving back a null pointer does nothing and succeeds, in every phase.");

static void observe(const char *where)
{
    say("%s: Deallocate: %s", where, error_name(ti(Deallocate, NULL)));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
