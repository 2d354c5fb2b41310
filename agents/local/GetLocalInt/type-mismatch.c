/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalInt returns TYPE_MISMATCH for a variable of any other type.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint value = 0;
    jint slot = -1;
    if (is_case("long"))
        slot = SLOT_J;
    else if (is_case("float"))
        slot = SLOT_F;
    else if (is_case("double"))
        slot = SLOT_D;
    else if (is_case("object"))
        slot = SLOT_O;
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, NULL, DEPTH_CALLEE, slot, &value)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true, .cases = LIST("long", "float", "double", "object"));
