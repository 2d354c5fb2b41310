/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInt reads a variable of a suspended thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvalue value = {0};
    must(SuspendThread, thread);
    jvmtiError error = ti_if_able(GetLocalInt, thread, 1, 1, &value.i);
    say("GetLocalInt: %s %s", error_name(error), value_text('I', value));
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
