/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt may only be called in the live phase.");

static void loaded(JavaVM *vm, char *options)
{
    if (strcmp(assay_case(), "load") == 0)
        say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, NULL, 42)));
}

static void started(JNIEnv *jni)
{
    if (strcmp(assay_case(), "start") == 0)
        say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, NULL, 42)));
}

TEST(.load = loaded, .start = started, .cases = LIST("load", "start"),
     .needs = {.can_force_early_return = 1});
