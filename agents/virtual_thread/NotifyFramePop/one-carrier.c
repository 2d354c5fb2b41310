/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A frame pop is that of one virtual thread, though another has the same frames and carrier.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 2 && round != 4)
        return;
    jthread thread = acting(jni, threads, round == 2 ? VIRTUAL_1 : VIRTUAL_0);
    jmethodID across = code_method(jni, ACROSS);
    on(FramePop, on_frame_pop);
    must(SuspendThread, thread);
    say("NotifyFramePop: %s",
        error_name(ti(NotifyFramePop, thread, depth_of(jni, thread, across))));
    must(ResumeThread, thread);
}

ACTING_TEST_ON(LIST(ONE_CARRIER), "across",
               .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
