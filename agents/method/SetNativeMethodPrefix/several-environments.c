/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("Native method prefixes of several environments apply in order of their transformations.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    environment_with("a_");
    environment_with("b_");
    environment_with("c_");
}

TEST(.target = "method.Wrapped", .args = LIST("one", "two", "reversed", "skipped"), .load = load,
     .needs = {.can_set_native_method_prefix = 1});
