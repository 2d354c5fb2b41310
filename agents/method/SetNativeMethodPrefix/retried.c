/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("A native that is not found by its name is looked up without the prefix.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    SAY_CALL(SetNativeMethodPrefix, "a_");
}

TEST(.target = "method.Wrapped", .args = LIST("plain", "one", "both", "two", "again", "deep"),
     .load = load, .needs = {.can_set_native_method_prefix = 1});
