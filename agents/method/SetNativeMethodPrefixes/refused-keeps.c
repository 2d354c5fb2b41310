/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("SetNativeMethodPrefixes that is refused leaves the prefixes that were set before.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    char a[] = "a_", b[] = "b_", c[] = "c_";
    char *both[] = {a, b}, *with_null[] = {c, NULL};
    jvmtiError error;
    must(SetNativeMethodPrefixes, 2, both);
    if (is_case("negative-count"))
        error = ti(SetNativeMethodPrefixes, -1, both);
    else if (is_case("null-prefixes"))
        error = ti(SetNativeMethodPrefixes, 1, NULL);
    else
        error = ti(SetNativeMethodPrefixes, 2, with_null);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the call is not refused");
    say("SetNativeMethodPrefixes: %s", error_name(error));
}

TEST(.target = "method.Wrapped", .args = LIST("plain", "one", "two"), .load = load,
     .needs = {.can_set_native_method_prefix = 1},
     .cases = LIST("negative-count", "null-prefixes", "null-among"));
