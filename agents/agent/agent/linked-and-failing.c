/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("The JVM is not created when Agent_OnLoad_L returns a nonzero value.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:linked=fail"));
}

TEST(.load = load, .env = LIST(LAUNCHER));
