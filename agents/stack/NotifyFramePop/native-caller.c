/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop returns OPAQUE_FRAME for the frame of a native method that called another.");

static void observe(JNIEnv *jni, jobject again)
{
    if (again == NULL) {
        probe_by_jni(jni, find_class(jni, "assay/Agent"));
        return;
    }
    for (jint depth = 0; depth < 2; depth++)
        say("request %d: %s", (int)depth, error_name(ti(NotifyFramePop, NULL, depth)));
}

TEST(.probe = observe, .needs = {.can_generate_frame_pop_events = 1});
