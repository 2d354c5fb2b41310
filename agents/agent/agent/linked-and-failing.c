/* SPDX-License-Identifier: Apache-2.0 */
#include "../launcher.h"

TITLE("When Agent_OnLoad_L returns no zero, the JVM is not created.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:linked=fail"));
}

TEST(.load = load, .env = LIST(LAUNCHER));
