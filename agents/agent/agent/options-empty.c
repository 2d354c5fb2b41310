/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("An option string of no characters is an empty string.");

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

TEST(.options = "", .load = load, .unload = unload);
