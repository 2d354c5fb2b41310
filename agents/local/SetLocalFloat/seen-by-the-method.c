/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalFloat changes the variable for the running method, and nothing else.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = ti_if_able(SetLocalFloat, NULL, DEPTH_CALLEE, SLOT_F, 3.4028235e38f);
    say("callee: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
