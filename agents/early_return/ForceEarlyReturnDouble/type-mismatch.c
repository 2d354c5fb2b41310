/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnDouble returns TYPE_MISMATCH for methods of every other result type.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnDouble: %s", error_name(ti_if_able(ForceEarlyReturnDouble, thread, 1.5)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.ReturningEach",
     .args = LIST("boolean", "byte", "char", "short", "int", "long", "float", "object", "void"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
