/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("SetNativeMethodPrefixes applies the prefixes around an empty one.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    char a[] = "a_", b[] = "b_", c[] = "c_", empty[] = "";
    char *prefixes[] = {a, empty, b, empty, c};
    SAY_CALL(SetNativeMethodPrefixes, 5, prefixes);
}

TEST(.target = "method.Wrapped", .args = LIST("plain", "one", "two", "reversed", "skipped"),
     .load = load, .needs = {.can_set_native_method_prefix = 1});
