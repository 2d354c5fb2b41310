/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty sets one property after another, and each of them again.");

static void set(const char *key, const char *value)
{
    say("%s: %s", key, error_name(ti(SetSystemProperty, key, value)));
}

static void load(JavaVM *vm, char *options)
{
    set("assay.word", "first");
    set("assay.other", "second");
    set("assay.word", "third");
    say_property("assay.word");
    say_property("assay.other");
    set("assay.other", "");
    say_property("assay.other");
    set("assay.other", "fifth");
    say_property("assay.other");
    say_property("assay.word");
}

TEST(.load = load, .vm_args = LIST("-Dassay.word=before", "-Dassay.other=before"));
