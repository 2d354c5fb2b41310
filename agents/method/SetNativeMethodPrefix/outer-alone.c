/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("An earlier native method prefix is not taken off where only a later one has been applied.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    if (is_case("two"))
        environment_with("a_");
    environment_with("b_");
}

TEST(.target = "method.Wrapped", .args = LIST("outer"), .load = load,
     .needs = {.can_set_native_method_prefix = 1}, .cases = LIST("one", "two"));
