/* SPDX-License-Identifier: Apache-2.0 */
#include <locale.h>

#include "assay.h"

TITLE("Agent_OnLoad gets a supplementary character as two surrogates of three bytes.");

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

TEST(.options = "\xF0\x9F\x98\x80", .env = LIST("LC_ALL=C.UTF-8"), .load = load, .unload = unload);
