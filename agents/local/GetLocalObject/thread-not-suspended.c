/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalObject requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value = NULL;
    say("GetLocalObject: %s", error_name(ti_if_able(GetLocalObject, thread, 1, 7, &value)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("GetLocalObject: %s", error_name(ti_if_able(GetLocalObject, thread, 1, 7, &value)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
