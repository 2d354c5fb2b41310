/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalFloat returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject subject)
{
    jfloat value = 0;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("other-type"))
        error = ti_if_able(SetLocalFloat, NULL, DEPTH_CALLEE, SLOT_O, value);
    else if (is_case("slot-beyond-frame"))
        error = ti_if_able(SetLocalFloat, NULL, DEPTH_CALLEE, SLOT_BEYOND, value);
    else if (is_case("negative-slot"))
        error = ti_if_able(SetLocalFloat, NULL, DEPTH_CALLEE, -1, value);
    else if (is_case("negative-depth"))
        error = ti(SetLocalFloat, NULL, -1, SLOT_I, value);
    else
        error = ti(SetLocalFloat, (jthread)subject, DEPTH_CALLEE, SLOT_I, value);
    say("SetLocalFloat: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true,
     .cases = LIST("other-type", "slot-beyond-frame", "negative-slot", "negative-depth",
                   "no-thread"));
