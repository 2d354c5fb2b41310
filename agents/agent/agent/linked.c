/* SPDX-License-Identifier: Apache-2.0 */
#include "../launcher.h"

TITLE("A statically linked agent L is entered in Agent_OnLoad_L and left in Agent_OnUnload_L.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:linked=one,two=2 three"));
}

TEST(.load = load, .env = LIST(LAUNCHER));
