/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation reports location -1 and the method of a native frame.");

static void observe(JNIEnv *jni, jobject thread)
{
    jmethodID method = NULL;
    jlocation location = 0;
    jvmtiError error = ti(GetFrameLocation, thread, 0, &method, &location);
    say("GetFrameLocation: %s %s at %lld", error_name(error),
        error == JVMTI_ERROR_NONE ? method_name(method) : "", (long long)location);
}

TEST(.target = "stack.Nested", .probe = observe);
