/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("Agent_OnLoad_L and Agent_OnUnload_L are called for a statically linked agent.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:linked=one,two=2 three"));
}

TEST(.load = load, .env = LIST(LAUNCHER));
