/* SPDX-License-Identifier: Apache-2.0 */
<<<<<<< HEAD
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
=======
#include "../wrapped.h"

TITLE("SetNativeMethodPrefixes refuses a negative count and null pointers.");

static void load(JavaVM *vm, char *options)
{
    char a[] = "a_";
    char *prefixes[] = {a, NULL};
    jvmtiError error;
    if (is_case("negative-count"))
        error = ti(SetNativeMethodPrefixes, -1, prefixes);
    else
        error = ti(SetNativeMethodPrefixes, 1, NULL);
    say("SetNativeMethodPrefixes: %s", error_name(error));
}

TEST(.load = load, .needs = {.can_set_native_method_prefix = 1},
     .cases = LIST("negative-count", "null-prefixes"));
>>>>>>> redefine
