/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A library named by two options is started as two agents.");

static void load(JavaVM *vm, char *options)
{
    say("Agent_OnLoad %s", quoted(options));
}

TEST(.load = load, .options = "second", .vm_args = LIST("-agentpath:{agent}=first"));
