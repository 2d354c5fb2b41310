/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject returns TYPE_MISMATCH for a variable of any other type.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint slot = -1;
    if (is_case("int"))
        slot = SLOT_I;
    else if (is_case("long"))
        slot = SLOT_J;
    else if (is_case("float"))
        slot = SLOT_F;
    else if (is_case("double"))
        slot = SLOT_D;
    say("SetLocalObject: %s",
        error_name(ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, slot, subject)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true, .cases = LIST("int", "long", "float", "double"));
