/* SPDX-License-Identifier: Apache-2.0 */
#include "../releasing.h"

TITLE("Suspended with all others, a virtual thread that could go on does not until it is resumed.");

static void act(JNIEnv *jni, jthread thread)
{
    assay_must(assay_env, "SuspendAllVirtualThreads",
               suspend_all_virtual_threads(assay_env, 0, NULL));
    release_subject(jni, thread);
    say_suspended(thread);
    must(ResumeThread, thread);
}

FRAMES_TEST(.cases = LIST("native", "waiting", "sleeping", "parked"),
            .needs = {.can_suspend = 1, .can_signal_thread = 1});
