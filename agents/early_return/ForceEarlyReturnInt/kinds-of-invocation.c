/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt returns to each kind of invocation instruction.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (asks_for_case(jni, thread))
        return;
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Invocations", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1},
     .cases = LIST("static-method", "private-method", "virtual-method", "interface-method",
                   "lambda-expression", "reflection"));
