/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("SetNativeMethodPrefixes and SetNativeMethodPrefix replace all earlier prefixes of the environment.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    char a[] = "a_";
    char b[] = "b_";
    char *both[] = {a, b};
    char *first[] = {a};
    jvmtiError error;
    if (is_case("both-by-one")) {
        must(SetNativeMethodPrefixes, 2, both);
        error = ti(SetNativeMethodPrefixes, 1, first);
    } else if (is_case("both-by-none")) {
        must(SetNativeMethodPrefixes, 2, both);
        error = ti(SetNativeMethodPrefixes, 0, both);
    } else if (is_case("both-by-single")) {
        must(SetNativeMethodPrefixes, 2, both);
        error = ti(SetNativeMethodPrefix, "a_");
    } else if (is_case("both-by-null")) {
        must(SetNativeMethodPrefixes, 2, both);
        error = ti(SetNativeMethodPrefix, NULL);
    } else if (is_case("single-by-both")) {
        must(SetNativeMethodPrefix, "b_");
        error = ti(SetNativeMethodPrefixes, 2, both);
    } else {
        must(SetNativeMethodPrefix, "a_");
        error = ti(SetNativeMethodPrefixes, 0, both);
    }
    say("replacing: %s", error_name(error));
}

TEST(.target = "method.Wrapped", .args = LIST("plain", "one", "two", "reversed"), .load = load,
     .needs = {.can_set_native_method_prefix = 1},
     .cases = LIST("both-by-one", "both-by-none", "both-by-single", "both-by-null",
                   "single-by-both", "single-by-none"));
