/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject accepts null for a variable of reference type.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("SetLocalObject: %s",
        error_name(ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, SLOT_O, NULL)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
