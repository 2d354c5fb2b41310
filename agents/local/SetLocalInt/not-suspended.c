/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalInt is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalInt: %s", error_name(ti(SetLocalInt, thread, 0, 1, 7)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
