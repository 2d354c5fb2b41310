/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalInt works on the frame of a Java method that has called another.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(SetLocalInt, thread, 1, 1, 0x7654321);
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 26,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
