/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("SetNativeMethodPrefixes refuses a negative count and a null pointer.");

static void load(JavaVM *vm, char *options)
{
    char a[] = "a_";
    char *prefixes[] = {a};
    jvmtiError error;
    if (is_case("negative-count"))
        error = ti(SetNativeMethodPrefixes, -1, prefixes);
    else
        error = ti(SetNativeMethodPrefixes, 1, NULL);
    say("SetNativeMethodPrefixes: %s", error_name(error));
}

TEST(.load = load, .needs = {.can_set_native_method_prefix = 1},
     .cases = LIST("negative-count", "null-prefixes"));
