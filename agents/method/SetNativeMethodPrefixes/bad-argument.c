/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("SetNativeMethodPrefixes refuses a negative count, a null array and a null prefix.");

static void load(JavaVM *vm, char *options)
{
    char a[] = "a_", b[] = "b_";
    char *prefixes[] = {a, NULL, b};
    jvmtiError error;
    if (is_case("negative-count"))
        error = ti(SetNativeMethodPrefixes, -1, prefixes);
    else if (is_case("null-prefixes"))
        error = ti(SetNativeMethodPrefixes, 1, NULL);
    else
        error = ti(SetNativeMethodPrefixes, 3, prefixes);
    say("SetNativeMethodPrefixes: %s", error_name(error));
}

TEST(.load = load, .needs = {.can_set_native_method_prefix = 1}, .batch = true,
     .cases = LIST("negative-count", "null-prefixes", "null-among"));
