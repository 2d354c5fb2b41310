/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalLong is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalLong: %s", error_name(ti(SetLocalLong, thread, 0, 2, 7)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
