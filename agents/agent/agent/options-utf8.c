/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad gets characters outside ASCII in modified UTF-8.");

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

TEST(.options = "\xC3\xA9 \xE2\x82\xAC", .env = LIST("LC_ALL=C.UTF-8"), .load = load,
     .unload = unload);
