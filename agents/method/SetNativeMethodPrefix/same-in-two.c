/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("A native method prefix that two environments set applies twice, and once where one cancels it.");

FOUND_BY_NAME

static void load(JavaVM *vm, char *options)
{
    environment_with("a_");
    jvmtiEnv *second = environment_with("a_");
    if (is_case("cancelled"))
        must_in(second, SetNativeMethodPrefix, NULL);
    if (is_case("disposed"))
        must_in(second, DisposeEnvironment);
}

TEST(.target = "method.Wrapped", .args = LIST("one", "deep"), .load = load,
     .needs = {.can_set_native_method_prefix = 1}, .cases = LIST("both", "cancelled", "disposed"));
