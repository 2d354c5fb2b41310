/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad gets a long option string whole.");

#define TEN "=abc,def :"
#define HUNDRED TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN
#define THOUSAND HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED
#define LONG THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND "end"

static void load(JavaVM *vm, char *options)
{
    say("length: %d", options != NULL ? (int)strlen(options) : -1);
    say("the same: %s", truth(options != NULL && strcmp(options, LONG) == 0));
}

TEST(.options = LONG, .load = load);
