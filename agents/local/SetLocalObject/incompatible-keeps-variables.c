/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject that was refused for the class of the value leaves all variables as they were.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, SLOT_T, subject) == JVMTI_ERROR_NONE)
        inapplicable("a value of another class is not refused");
    say("refused"); /* recommended: the call may crash */
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
