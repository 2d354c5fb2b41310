/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "../pinned.h"

TITLE("NotifyFramePop works on the frames of a virtual thread on both sides of a native frame.");

static void observe(JNIEnv *jni, jthread thread)
{
    on(FramePop, on_frame_pop);
    must(SuspendThread, thread);
    jint act = depth_of_method(thread, "Lvirtual_thread/Pinned;.act(");
    jint run = depth_of_method(thread, "Lvirtual_thread/Pinned;.run(");
    say("run: %s", error_name(ti_if_able(NotifyFramePop, thread, run)));
    say("act: %s", error_name(ti_if_able(NotifyFramePop, thread, act)));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE),
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
