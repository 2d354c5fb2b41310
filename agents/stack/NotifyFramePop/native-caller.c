/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop returns OPAQUE_FRAME for the frame of a native method that called another.");

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
    for (jint depth = 0; depth < 2; depth++)
        say("request %d: %s", (int)depth, error_name(ti(NotifyFramePop, NULL, depth)));
}

TEST(.probe = observe, .needs = {.can_generate_frame_pop_events = 1});
