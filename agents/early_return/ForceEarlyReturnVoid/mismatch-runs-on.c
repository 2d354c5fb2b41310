/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A method runs on where ForceEarlyReturnVoid was refused for its result type.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    jvmtiError error = ti_if_able(ForceEarlyReturnVoid, thread);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("another result type is not refused");
    say("%s", error_name(error)); /* recommended: the call may crash */
    must(ResumeThread, thread);
}

TEST(.target = "early_return.ReturningEach",
     .args = LIST("boolean", "byte", "char", "short", "int", "long", "float", "double", "object"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
