/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalObject is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value;
    say("GetLocalObject: %s", error_name(ti(GetLocalObject, thread, 0, 7, &value)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
