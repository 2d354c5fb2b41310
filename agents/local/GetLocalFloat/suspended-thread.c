/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalFloat reads a variable of a suspended thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvalue value = {0};
    must(SuspendThread, thread);
    jvmtiError error = ti_if_able(GetLocalFloat, thread, 1, 4, &value.f);
    say("GetLocalFloat: %s %s", error_name(error), value_text('F', value));
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
