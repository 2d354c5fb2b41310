/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("SetNativeMethodPrefix replaces the environment's prefix, and removes it for null.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    bool away = is_case("cancelled") || is_case("replaced-by-other");
    must(SetNativeMethodPrefix, away ? "a_" : "x_");
    const char *next = is_case("replaced-by-other") ? "x_" : "a_";
    if (is_case("cancelled"))
        next = NULL;
    SAY_CALL(SetNativeMethodPrefix, next);
}

TEST(.target = "method.Wrapped", .args = LIST("plain", "one"), .load = load,
     .needs = {.can_set_native_method_prefix = 1},
     .cases = LIST("cancelled", "replaced-by-other", "replaces-other"));
