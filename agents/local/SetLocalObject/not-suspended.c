/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalObject is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalObject: %s", error_name(ti(SetLocalObject, thread, 0, 7, NULL)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
