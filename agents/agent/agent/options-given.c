/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("What follows the first equals sign of the option reaches Agent_OnLoad as it is.");

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

TEST(.options = "one,two=2,,three = a b  c;x=\"y\"", .load = load, .unload = unload);
