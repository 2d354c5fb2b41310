/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty refuses an undefined key and does not define it.");

static void load(JavaVM *vm, char *options)
{
    say("probe: %s", error_name(ti(SetSystemProperty, "assay.nobody", NULL)));
    say("set: %s", error_name(ti(SetSystemProperty, "assay.nobody", "value")));
    say_property("assay.nobody");
    say("listed: %s", truth(is_listed("assay.nobody")));
}

TEST(.load = load);
