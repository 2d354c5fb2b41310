/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalInt changes variables for the running method and its caller, and nothing else.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = ti_if_able(SetLocalInt, NULL, DEPTH_CALLEE, SLOT_I, 2147483647);
    say("callee: %s", error_name(error));
    error = ti_if_able(SetLocalInt, NULL, DEPTH_CALLER, CALLER_I, -1);
    say("caller: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
