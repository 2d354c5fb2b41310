/* SPDX-License-Identifier: Apache-2.0 */
#include "../ready.h"

TITLE("SuspendAllVirtualThreads and ResumeAllVirtualThreads reach a thread without a carrier.");

static void act(JNIEnv *jni, jthread thread)
{
    say("SuspendAllVirtualThreads: %s",
        error_name(suspend_all_virtual_threads(assay_env, 0, NULL)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    release_ready(jni);
    say("suspended: %s", truth(is_suspended(thread)));
    say("excepted: %s", error_name(resume_all_virtual_threads(assay_env, 1, &thread)));
    let_it_show();
    say("suspended: %s", truth(is_suspended(thread)));
    assay_must(assay_env, "ResumeAllVirtualThreads",
               resume_all_virtual_threads(assay_env, 0, NULL));
}

READY_TEST(.cases = LIST("started", READY_WITH_FRAMES), .needs = {.can_suspend = 1});
