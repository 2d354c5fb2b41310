/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad of each agent gets its own options after the first equals sign.");

/* What one agent does to its options is not seen by the next. */
static void load(JavaVM *vm, char *options)
{
    say("Agent_OnLoad %s", quoted(options));
    if (options != NULL)
        memset(options, 'x', strlen(options));
}

TEST(.load = load, .options = "==third=",
     .vm_args = LIST("-agentpath:{agent}=/a/path:and%20more,x='1'",
                     "-agentpath:{agent}=/a/path:and%20more,x='2'"));
