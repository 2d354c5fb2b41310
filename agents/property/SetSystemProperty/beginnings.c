/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty and GetSystemProperty distinguish keys that begin alike.");

static void set(const char *key)
{
    say("%s: %s", key, error_name(ti(SetSystemProperty, key, "set")));
}

static void load(JavaVM *vm, char *options)
{
    set("assay.wo");
    set("assay.word.and");
    set("assay.word");
    say_property("assay.word");
    say_property("assay.word.and.more");
    say_property("assay");
    say_property("assay.wo");
    say_property("assay.word.and");
}

TEST(.load = load,
     .vm_args = LIST("-Dassay.word.and.more=longer", "-Dassay.word=before", "-Dassay=shortest"));
