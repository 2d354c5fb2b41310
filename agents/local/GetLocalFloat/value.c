/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalFloat returns every bit of a float variable.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvalue value = {0};
    jvmtiError error = ti_if_able(GetLocalFloat, NULL, DEPTH_CALLEE, SLOT_F, &value.f);
    say("GetLocalFloat: %s %s", error_name(error), value_text('F', value));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
