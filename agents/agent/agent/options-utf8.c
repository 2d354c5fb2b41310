/* SPDX-License-Identifier: Apache-2.0 */
#include <locale.h>

#include "assay.h"

TITLE("Agent_OnLoad gets characters outside ASCII in modified UTF-8.");

static int calls;

static void load(JavaVM *vm, char *options)
{
    if (newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0) == (locale_t)0)
        inapplicable("there is no locale C.UTF-8");
    calls++;
    say("options: %s", quoted(options));
}

static void unload(JavaVM *vm)
{
    say("calls: %d", calls);
}

TEST(.options = "\xC3\xA9 \xE2\x82\xAC", .env = LIST("LC_ALL=C.UTF-8"), .load = load,
     .unload = unload);
