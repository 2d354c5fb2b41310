/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalDouble requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    jdouble value = 0;
    say("GetLocalDouble: %s", error_name(ti_if_able(GetLocalDouble, thread, 1, 5, &value)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("GetLocalDouble: %s", error_name(ti_if_able(GetLocalDouble, thread, 1, 5, &value)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
