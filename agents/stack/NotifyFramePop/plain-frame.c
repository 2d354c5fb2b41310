/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("NotifyFramePop is possible for a Java method that waits for one it called.");

static void observe(JNIEnv *jni, jobject unused)
{
    say("NotifyFramePop: %s", error_name(ti(NotifyFramePop, NULL, 1)));
}

TEST(.probe = observe, .since = 26, .needs = {.can_generate_frame_pop_events = 1});
