/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Without options Agent_OnLoad gets an empty string, and no null pointer.");

static int calls;

static void load(JavaVM *vm, char *options)
{
    calls++;
    say("options: %s", quoted(options));
}

static void unload(JavaVM *vm)
{
    say("calls: %d", calls);
}

TEST(.load = load, .unload = unload);
