/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalFloat returns INVALID_SLOT for the first slot beyond those of the frame.");

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    jmethodID method = NULL;
    jlocation location = 0;
    jint slots = 0;
    jfloat value = 0;
    must(GetCurrentThread, &self);
    must(GetFrameLocation, self, DEPTH_CALLEE, &method, &location);
    must(GetMaxLocals, method, &slots);
    say("GetLocalFloat: %s",
        error_name(ti_if_able(GetLocalFloat, self, DEPTH_CALLEE, slots, &value)));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
