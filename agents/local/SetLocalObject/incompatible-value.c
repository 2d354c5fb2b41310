/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject refuses values that are not assignable to the variable's type, or not objects.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject value = subject;
    if (is_case("no-object")) {
        value = (*jni)->NewLocalRef(jni, subject);
        (*jni)->DeleteLocalRef(jni, value);
    }
    say("SetLocalObject: %s",
        error_name(ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, SLOT_T, value)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .cases = LIST("other-class", "no-object"));
