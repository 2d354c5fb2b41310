/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty and GetSystemProperty preserve modified UTF-8 byte by byte.");

/* Zero, e with acute accent, the euro sign and U+1F600 as its two surrogates. */
static const char text[] = "\xC0\x80 \xC3\xA9 \xE2\x82\xAC \xED\xA0\xBD\xED\xB8\x80";

static void load(JavaVM *vm, char *options)
{
    SAY_CALL(SetSystemProperty, "assay.word", text);
    say_property("assay.word");
}

TEST(.load = load, .vm_args = LIST("-Dassay.word=before"));
