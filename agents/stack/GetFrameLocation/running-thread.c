/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation reports the location of a running thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jmethodID method = NULL;
    jlocation location = -1;
    jvmtiError error = ti(GetFrameLocation, thread, 0, &method, &location);
    say("GetFrameLocation: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? method_name(method) : "");
    if (error != JVMTI_ERROR_NONE)
        return;

    jlocation first = 0;
    jlocation last = 0;
    must(GetMethodLocation, method, &first, &last);
    say("location inside the method: %s", truth(first <= location && location <= last));
}

TEST(.target = "stack.Spinning", .probe = observe);
