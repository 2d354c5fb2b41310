/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalDouble changes the variable for the running method, and nothing else.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = ti_if_able(SetLocalDouble, NULL, DEPTH_CALLEE, SLOT_D,
                                  -1.7976931348623157e308);
    say("callee: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
