/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalFloat is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalFloat: %s", error_name(ti(SetLocalFloat, thread, 0, 4, 7)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
