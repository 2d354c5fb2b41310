/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalObject returns this from slot 0 of an instance method, an argument from that of a static one.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject self = NULL;
    jint i = 0;
    jvmtiError error = ti_if_able(GetLocalObject, NULL, DEPTH_CALLEE, SLOT_THIS, &self);
    say("instance method: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, self) : "");
    error = ti_if_able(GetLocalInt, NULL, DEPTH_CALLER, 0, &i);
    say("static method: %s %d", error_name(error), (int)i);
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
