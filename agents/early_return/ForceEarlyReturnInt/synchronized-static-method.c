/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt releases the class's monitor of a static synchronized method.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.SynchronizedStatic", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
