/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("Functions refuse null arguments in Agent_OnLoad.");

static void load(JavaVM *vm, char *options)
{
    say("%s: %s", assay_case(), error_name(call_with_null(assay_case())));
}

TEST(.load = load, .batch = true,
     .cases = LIST(CALLBACK_SAFE_FUNCTIONS, "GetExtensionFunctions", "GetExtensionEvents",
                   "GetSystemProperties", "GetSystemProperty"));
