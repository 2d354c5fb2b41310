/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After ForceEarlyReturnInt a compiled caller keeps a scalar-replaced object and its monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 1000)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.ScalarReplacedCaller", .probe = observe, .vm_args = LIST(COMPILED_EARLY),
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
