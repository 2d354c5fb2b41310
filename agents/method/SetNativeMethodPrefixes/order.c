/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("SetNativeMethodPrefixes applies several prefixes in the order given.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    char a[] = "a_";
    char b[] = "b_";
    char c[] = "c_";
    char *forward[] = {a, b, c};
    char *backward[] = {c, b, a};
    SAY_CALL(SetNativeMethodPrefixes, 3, is_case("forward") ? forward : backward);
}

TEST(.target = "method.Wrapped", .args = LIST("one", "two", "reversed", "skipped"), .load = load,
     .needs = {.can_set_native_method_prefix = 1}, .cases = LIST("forward", "backward"));
