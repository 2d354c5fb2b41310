/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalFloat requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    jfloat value = 0;
    say("GetLocalFloat: %s", error_name(ti_if_able(GetLocalFloat, thread, 1, 4, &value)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("GetLocalFloat: %s", error_name(ti_if_able(GetLocalFloat, thread, 1, 4, &value)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
