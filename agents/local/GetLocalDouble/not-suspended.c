/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalDouble is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jdouble value;
    say("GetLocalDouble: %s", error_name(ti(GetLocalDouble, thread, 0, 5, &value)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
