/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalLong requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong value = 0;
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, thread, 1, 2, &value)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, thread, 1, 2, &value)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
