/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetSystemProperty returns NULL_POINTER for a null key.");

static void load(JavaVM *vm, char *options)
{
    SAY_CALL(SetSystemProperty, NULL, "value");
}

TEST(.load = load);
