/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject accepts instances of subclasses many levels below the variable's type.");

static void observe(JNIEnv *jni, jobject value)
{
    static const char *const types[] = {"Level1", "Level7", "Level8", "Level9", "Level11"};
    for (jint i = 0; i < 5; i++)
        say("%s: %s", types[i],
            error_name(ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, 1 + i, value)));
}

TEST(.target = "local.AssignableDeep", .probe = observe,
     .needs = {.can_access_local_variables = 1});
