/* SPDX-License-Identifier: Apache-2.0 */
#include "../ready.h"

TITLE("Suspended while it had no carrier, a virtual thread does not go on until it is resumed.");

static void act(JNIEnv *jni, jthread thread)
{
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    release_ready(jni);
    say("suspended: %s", truth(is_suspended(thread)));
    must(ResumeThread, thread);
}

READY_TEST(.cases = LIST("started", READY_WITH_FRAMES), .needs = {.can_suspend = 1});
