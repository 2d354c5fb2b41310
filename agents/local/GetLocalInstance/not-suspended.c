/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value;
    say("GetLocalInstance: %s", error_name(ti(GetLocalInstance, thread, 0, &value)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
