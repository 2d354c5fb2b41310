/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject refuses a thread that has not started or has ended.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(ForceEarlyReturnObject, thread, NULL);
}

TEST(.target = "early_return.NotAlive", .probe = observe, .needs = {.can_force_early_return = 1});
