/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalLong returns TYPE_MISMATCH for a variable of any other type.");

static void observe(JNIEnv *jni, jobject subject)
{
    jlong value = 0;
    jint slot = -1;
    if (is_case("int"))
        slot = SLOT_I;
    else if (is_case("float"))
        slot = SLOT_F;
    else if (is_case("double"))
        slot = SLOT_D;
    else if (is_case("object"))
        slot = SLOT_O;
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, NULL, DEPTH_CALLEE, slot, &value)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true, .cases = LIST("int", "float", "double", "object"));
