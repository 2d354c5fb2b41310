/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("Agent_OnLoad_L gets an empty string without options.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:linked"));
}

TEST(.load = load, .env = LIST(LAUNCHER));
