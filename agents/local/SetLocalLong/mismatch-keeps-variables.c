/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalLong that was refused for the type of the variable leaves all variables as they were.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint slot = slot_of_case();
    if (ti_if_able(SetLocalLong, NULL, DEPTH_CALLEE, slot, -0x700000003LL) == JVMTI_ERROR_NONE)
        inapplicable("another type of variable is not refused");
    say("refused"); /* recommended: the call may crash */
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .cases = LIST("int", "float", "double", "object"));
