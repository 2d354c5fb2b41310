/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalLong returns TYPE_MISMATCH for a variable of any other type.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint slot = -1;
    if (is_case("int"))
        slot = SLOT_I;
    else if (is_case("float"))
        slot = SLOT_F;
    else if (is_case("double"))
        slot = SLOT_D;
    else if (is_case("object"))
        slot = SLOT_O;
    say("SetLocalLong: %s",
        error_name(ti_if_able(SetLocalLong, NULL, DEPTH_CALLEE, slot, -0x700000003LL)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true, .cases = LIST("int", "float", "double", "object"));
