/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnFloat may only be called in the live phase.");

static void loaded(JavaVM *vm, char *options)
{
    if (strcmp(assay_case(), "load") == 0)
        say("ForceEarlyReturnFloat: %s", error_name(ti(ForceEarlyReturnFloat, NULL, 1.5f)));
}

static void started(JNIEnv *jni)
{
    if (strcmp(assay_case(), "start") == 0)
        say("ForceEarlyReturnFloat: %s", error_name(ti(ForceEarlyReturnFloat, NULL, 1.5f)));
}

TEST(.load = loaded, .start = started, .cases = LIST("load", "start"),
     .needs = {.can_force_early_return = 1});
