/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalLong returns every bit of a long variable.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvalue value = {0};
    jvmtiError error = ti_if_able(GetLocalLong, NULL, DEPTH_CALLEE, SLOT_J, &value.j);
    say("GetLocalLong: %s %s", error_name(error), value_text('J', value));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
