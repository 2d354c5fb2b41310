/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt can be used repeatedly on one thread; later calls return by themselves.");

static void observe(JNIEnv *jni, jobject thread)
{
    static jint value = 42;
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, value++)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.OneThread", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
