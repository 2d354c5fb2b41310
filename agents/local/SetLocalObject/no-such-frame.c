/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject refuses a native frame, and returns NO_MORE_FRAMES beyond the oldest frame.");

static void call(const char *where, jint depth, jobject value)
{
    jvmtiError error = ti(SetLocalObject, NULL, depth, 0, value);
    say("%s: %s", where, error_name(error));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint depth = 0;
    jclass value = (*jni)->GetObjectClass(jni, subject);
    must(GetFrameCount, NULL, &depth);
    call("native frame", DEPTH_PROBE, value);
    call("beyond the oldest frame", depth, value);
    call("greatest depth", 0x7fffffff, value);
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
