/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject returns INVALID_OBJECT for a deleted local reference.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value = (*jni)->NewLocalRef(jni, thread);
    must(SuspendThread, thread);
    (*jni)->DeleteLocalRef(jni, value);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("object", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
