/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("ClearAllFramePops removes the FramePop requests of a suspended virtual thread.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s on %s", method_name(method), thread_name(thread));
}

static void act(JNIEnv *jni, jthread thread)
{
    on(FramePop, popped);
    must(SuspendThread, thread);
    jint outer = depth_of_method(thread, OUTER), run = depth_of_method(thread, RUN);
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, outer)));
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, outer)));
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, thread)));
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, run)));
    must(ResumeThread, thread);
    if (is_case("parked"))
        say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, thread)));
}

TEST(.target = "virtual_thread.FramesInState", .since = 25, .vm_args = LIST(CARRIERS),
     .probe = frames_probe, .cases = EVERY_STATE,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
