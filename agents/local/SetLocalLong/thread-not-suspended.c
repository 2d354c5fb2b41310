/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalLong requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, thread, 1, 2, -0x700000003LL)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, thread, 1, 2, -0x700000003LL)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
