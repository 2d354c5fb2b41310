/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject changes variables for the running method and its caller, and nothing else.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, SLOT_O, subject);
    say("callee: %s", error_name(error));
    error = ti_if_able(SetLocalObject, NULL, DEPTH_CALLER, CALLER_O, subject);
    say("caller: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
