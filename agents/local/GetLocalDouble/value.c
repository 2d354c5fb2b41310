/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalDouble returns every bit of a double variable.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvalue value = {0};
    jvmtiError error = ti_if_able(GetLocalDouble, NULL, DEPTH_CALLEE, SLOT_D, &value.d);
    say("GetLocalDouble: %s %s", error_name(error), value_text('D', value));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
