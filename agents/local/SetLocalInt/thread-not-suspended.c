/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalInt requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, thread, 1, 1, 0x7654321)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, thread, 1, 1, 0x7654321)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
