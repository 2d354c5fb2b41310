/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameLocation reports location -1 for the frame of a native method that called another.");

static void observe(JNIEnv *jni, jobject again)
{
    if (again == NULL) {
        probe_by_jni(jni, find_class(jni, "assay/Agent"));
        return;
    }
    for (jint depth = 0; depth < 2; depth++) {
        jmethodID method = NULL;
        jlocation location = 0;
        jvmtiError error = ti(GetFrameLocation, NULL, depth, &method, &location);
        say("frame %d: %s %s at %lld", (int)depth, error_name(error),
            error == JVMTI_ERROR_NONE ? method_name(method) : "", (long long)location);
    }
}

TEST(.probe = observe);
