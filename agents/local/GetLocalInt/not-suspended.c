/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInt is refused for another thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint value;
    say("GetLocalInt: %s", error_name(ti(GetLocalInt, thread, 0, 1, &value)));
}

TEST(.target = "assay.Subjects", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1});
