/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnFloat returns TYPE_MISMATCH for methods of every other result type.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnFloat: %s", error_name(ti_if_able(ForceEarlyReturnFloat, thread, 1.5f)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.ReturningEach",
     .args = LIST("boolean", "byte", "char", "short", "int", "long", "double", "object", "void"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
