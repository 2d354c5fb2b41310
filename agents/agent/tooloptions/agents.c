/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("JAVA_TOOL_OPTIONS can start agents, with blanks in their options.");

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.heeded");
    say("own: Agent_OnLoad %s", quoted(options));
}

TEST(.load = load, .options = "own",
     .env = LIST("JAVA_TOOL_OPTIONS=-agentpath:{companions}/libtelling.so='from the variable' "
                 "\t\"-agentpath:{companions}/libplain.so=x=1\" -Da.heeded=1"));
