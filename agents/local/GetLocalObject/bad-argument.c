/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalObject returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject value = NULL;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("other-type"))
        error = ti_if_able(GetLocalObject, NULL, DEPTH_CALLEE, SLOT_I, &value);
    else if (is_case("slot-beyond-frame"))
        error = ti_if_able(GetLocalObject, NULL, DEPTH_CALLEE, SLOT_BEYOND, &value);
    else if (is_case("negative-slot"))
        error = ti_if_able(GetLocalObject, NULL, DEPTH_CALLEE, -1, &value);
    else if (is_case("negative-depth"))
        error = ti(GetLocalObject, NULL, -1, SLOT_I, &value);
    else if (is_case("null-value"))
        error = ti_if_able(GetLocalObject, NULL, DEPTH_CALLEE, SLOT_O, NULL);
    else
        error = ti(GetLocalObject, (jthread)subject, DEPTH_CALLEE, SLOT_I, &value);
    say("GetLocalObject: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true,
     .cases = LIST("other-type", "slot-beyond-frame", "negative-slot", "negative-depth",
                   "null-value", "no-thread"));
