/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalFloat is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jfloat value;
    say("GetLocalFloat: %s", error_name(ti(GetLocalFloat, thread, 0, 4, &value)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
