/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance returns NO_MORE_FRAMES beyond the oldest frame.");

static void call(jint depth)
{
    jobject value = NULL;
    SAY_CALL(GetLocalInstance, NULL, depth, &value);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint depth = 0;
    must(GetFrameCount, NULL, &depth);
    call(depth);
    call(depth + 9);
    call(0x7fffffff);
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
