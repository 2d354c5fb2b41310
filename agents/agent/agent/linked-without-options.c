/* SPDX-License-Identifier: Apache-2.0 */
#include "../launcher.h"

TITLE("Without options Agent_OnLoad_L gets an empty string, and no null pointer.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:linked"));
}

TEST(.load = load, .env = LIST(LAUNCHER));
