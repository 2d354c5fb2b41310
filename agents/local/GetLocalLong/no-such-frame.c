/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalLong refuses a native frame, and returns NO_MORE_FRAMES beyond the oldest frame.");

static void call(const char *where, jint depth)
{
    jlong value = 0;
    jvmtiError error = ti(GetLocalLong, NULL, depth, 0, &value);
    say("%s: %s", where, error_name(error));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint depth = 0;
    must(GetFrameCount, NULL, &depth);
    call("native frame", DEPTH_PROBE);
    call("beyond the oldest frame", depth);
    call("greatest depth", 0x7fffffff);
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
