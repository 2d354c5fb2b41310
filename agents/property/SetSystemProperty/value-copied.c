/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty copies the value.");

static void load(JavaVM *vm, char *options)
{
    char key[] = "assay.word";
    char value[] = "after";
    SAY_CALL(SetSystemProperty, key, value);
    say_property("assay.word");
    memset(key, '?', sizeof key - 1);
    memset(value, '?', sizeof value - 1);
    say_property("assay.word");
}

TEST(.load = load, .vm_args = LIST("-Dassay.word=before"));
