/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalLong changes variables for the running method and its caller, and nothing else.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = ti_if_able(SetLocalLong, NULL, DEPTH_CALLEE, SLOT_J, -0x7fffffff00000002LL);
    say("callee: %s", error_name(error));
    error = ti_if_able(SetLocalLong, NULL, DEPTH_CALLER, CALLER_J, 0x7fffffffffffffffLL);
    say("caller: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
