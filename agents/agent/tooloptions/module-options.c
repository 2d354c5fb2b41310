/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("JAVA_TOOL_OPTIONS accepts module options in the form name=value.");

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.heeded");
    say("start");
}

TEST(.load = load, .target = "agent.Modules", .since = 25,
     .env = LIST("JAVA_TOOL_OPTIONS=--limit-modules=java.base -Da.heeded=1"));
