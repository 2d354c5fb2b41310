/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalObject requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, thread, 1, 7, thread)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, thread, 1, 7, thread)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
