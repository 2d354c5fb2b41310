/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"
#include "events.h"
#include "frames.h"

TITLE("FramePop requested while a virtual thread is parked distinguishes a return from an exception.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        on(FramePop, say_frame_pop);
        set_virtual_callbacks(NULL, virtual_end);
        enable_virtual(VIRTUAL_THREAD_END);
        return;
    }
    must(SuspendThread, thread);
    jint depth = depth_of_method(thread, "Lvirtual_thread/StartsAndEnds;.run(");
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, depth)));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1"), .probe = observe,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
