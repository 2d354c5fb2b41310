/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation of a null thread reports the calling thread.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (jint depth = 0; depth < 2; depth++) {
        jmethodID method = NULL;
        jlocation location = 0;
        jvmtiError error = ti(GetFrameLocation, NULL, depth, &method, &location);
        say("frame %d: %s %s", (int)depth, error_name(error),
            error == JVMTI_ERROR_NONE ? method_name(method) : "");
    }
}

TEST(.probe = observe);
