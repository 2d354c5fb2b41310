/* SPDX-License-Identifier: Apache-2.0 */
#include "../scalar_replaced.h"

TITLE("GetLocalObject returns scalar-replaced objects and arrays with their values, each as one object.");

static void observe(JNIEnv *jni, jobject unused)
{
    look_at_both(jni);
}

TEST(.target = "local.ScalarReplaced", .probe = observe, .needs = {.can_access_local_variables = 1},
     .vm_args = LIST(COMPILED_EARLY), .cases = LIST("inner-first", "outer-first"));
