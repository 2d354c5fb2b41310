/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("NotifyFramePop works on the frame of a Java method that has called another.");

static void observe(JNIEnv *jni, jobject unused)
{
    SAY_CALL(NotifyFramePop, NULL, 1);
}

TEST(.probe = observe, .since = 26, .needs = {.can_generate_frame_pop_events = 1});
