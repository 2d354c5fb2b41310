/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A reference that was deleted is no object to return.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value = (*jni)->NewGlobalRef(jni, thread);
    (*jni)->DeleteGlobalRef(jni, value);
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s", error_name(ti(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("object", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
