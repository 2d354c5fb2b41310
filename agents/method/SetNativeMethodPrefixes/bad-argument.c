/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetNativeMethodPrefixes refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    char *prefixes[] = {"a_", NULL};
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("negative-count"))
        error = ti(SetNativeMethodPrefixes, -1, prefixes);
    else if (is_case("null-prefixes"))
        error = ti(SetNativeMethodPrefixes, 1, NULL);
    else
        error = ti(SetNativeMethodPrefixes, 2, prefixes);
    say("SetNativeMethodPrefixes: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_set_native_method_prefix = 1},
     .cases = LIST("negative-count", "null-prefixes", "null-prefix"));
