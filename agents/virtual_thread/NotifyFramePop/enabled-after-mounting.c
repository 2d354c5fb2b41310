/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("FramePop requested for a parked virtual thread may be enabled when it runs again.");

static void observe(JNIEnv *jni, jobject thread)
{
    static int calls;
    if (++calls == 2) {
        on_thread(FramePop, on_frame_pop, is_case("thread") ? thread : NULL);
        return;
    }
    must_suspend_with(thread, JVMTI_THREAD_STATE_WAITING);
    jint depth = depth_of_method(thread, "Lvirtual_thread/ParkedThenHeld;.outer(");
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, depth)));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ParkedThenHeld", .probe = observe,
     .cases = LIST("thread", "all"),
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
