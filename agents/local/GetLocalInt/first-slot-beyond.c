/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalInt returns INVALID_SLOT for the first slot beyond those of the frame.");

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    jmethodID method = NULL;
    jlocation location = 0;
    jint slots = 0;
    jint value = 0;
    must(GetCurrentThread, &self);
    must(GetFrameLocation, self, DEPTH_CALLEE, &method, &location);
    must(GetMaxLocals, method, &slots);
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, self, DEPTH_CALLEE, slots, &value)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
