/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("Agent_OnAttach_L is called for a statically linked agent started in the live phase.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-XX:+EnableDynamicAgentLoading", "--", "agent/Attaching", "linked",
                    "one,two=2 three"));
}

TEST(.load = load, .env = LIST(LAUNCHER, "LD_LIBRARY_PATH={companions}"));
