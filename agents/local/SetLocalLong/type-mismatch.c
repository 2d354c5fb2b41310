/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalLong returns TYPE_MISMATCH for a variable of any other type.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint slot = slot_of_case();
    say("SetLocalLong: %s",
        error_name(ti_if_able(SetLocalLong, NULL, DEPTH_CALLEE, slot, -0x700000003LL)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true, .cases = LIST("int", "float", "double", "object"));
