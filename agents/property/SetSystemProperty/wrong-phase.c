/* SPDX-License-Identifier: Apache-2.0 */
#include "phases.h"

TITLE("Every phase after OnLoad is the wrong one for SetSystemProperty.");

static void observe(const char *where)
{
    if (strcmp(where, assay_case()) == 0)
        say("SetSystemProperty: %s",
            error_name(ti(SetSystemProperty, "assay.word", "after")));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS, .cases = LIST("VMStart", "VMInit", "VMDeath", "OnUnload"),
     .vm_args = LIST("-Dassay.word=before"));
