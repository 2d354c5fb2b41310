/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInt requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint value = 0;
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, 1, 1, &value)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, 1, 1, &value)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
