/* SPDX-License-Identifier: Apache-2.0 */
#include "../ready.h"

TITLE("A virtual thread that could go on gets its interrupt status, though it has no carrier.");

static void act(JNIEnv *jni, jthread thread)
{
    jint state = 0;
    say("InterruptThread: %s", error_name(ti(InterruptThread, thread)));
    must(GetThreadState, thread, &state);
    say("interrupted: %s", truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0));
}

READY_TEST(.cases = LIST("started", "yielded", "unparked", "unblocked"),
           .needs = {.can_signal_thread = 1});
