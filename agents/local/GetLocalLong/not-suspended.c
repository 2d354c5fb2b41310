/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalLong is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong value;
    say("GetLocalLong: %s", error_name(ti(GetLocalLong, thread, 0, 2, &value)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
