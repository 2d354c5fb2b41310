/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad gets an empty string without options.");

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
