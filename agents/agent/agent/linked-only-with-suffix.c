/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("An agent without Agent_OnLoad_L is not statically linked, and its library is loaded.");

/* The launcher has functions without suffix, which belong to no agent. */
static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:telling=more", "-agentlib:linked=more"));
}

TEST(.load = load, .env = LIST(LAUNCHER, "LD_LIBRARY_PATH={companions}"));
