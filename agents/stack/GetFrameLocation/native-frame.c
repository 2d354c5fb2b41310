/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A native frame is at location -1 and has its method.");

static void observe(JNIEnv *jni, jobject thread)
{
    jmethodID method = NULL;
    jlocation location = 0;
    jvmtiError error = ti(GetFrameLocation, thread, 0, &method, &location);
    say("GetFrameLocation: %s %s at %lld", error_name(error), method_name(method),
        (long long)location);
}

TEST(.target = "stack.Nested", .probe = observe);
