/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation reports location -1 for the frame of a native method that called another.");

/* The probe, a native method, calls itself by JNI. */
static void observe(JNIEnv *jni, jobject again)
{
    jclass agent = find_class(jni, "assay/Agent");
    if (again == NULL) {
        jmethodID probe = static_method_id(jni, agent, "probe", "(Ljava/lang/Object;)V");
        (*jni)->CallStaticVoidMethod(jni, agent, probe, agent);
        no_exception(jni);
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
