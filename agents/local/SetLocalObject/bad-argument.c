/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("other-type"))
        error = ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, SLOT_I, subject);
    else if (is_case("slot-beyond-frame"))
        error = ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, SLOT_BEYOND, subject);
    else if (is_case("negative-slot"))
        error = ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, -1, subject);
    else if (is_case("negative-depth"))
        error = ti(SetLocalObject, NULL, -1, SLOT_I, subject);
    else
        error = ti(SetLocalObject, (jthread)subject, DEPTH_CALLEE, SLOT_I, subject);
    say("SetLocalObject: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true,
     .cases = LIST("other-type", "slot-beyond-frame", "negative-slot", "negative-depth",
                   "no-thread"));
