/* SPDX-License-Identifier: Apache-2.0 */
#include "../scalar_replaced.h"

TITLE("GetLocalObject returns scalar-replaced objects of a suspended thread to another thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    owner = thread;
    must(SuspendThread, thread);
    look_at_both(jni);
    must(ResumeThread, thread);
}

TEST(.target = "local.ScalarReplaced", .args = LIST("worker"), .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1}, .vm_args = LIST(COMPILED_EARLY),
     .cases = LIST("inner-first", "outer-first"));
