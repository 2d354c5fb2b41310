/* SPDX-License-Identifier: Apache-2.0 */
#include "../releasing.h"

TITLE("A suspended virtual thread that could go on does not, until it is resumed.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    release_subject(jni, thread);
    say_suspended(thread);
    must(ResumeThread, thread);
}

FRAMES_TEST(.cases = LIST("running", "native", "waiting", "sleeping", "parked"),
            .needs = {.can_suspend = 1, .can_signal_thread = 1});
