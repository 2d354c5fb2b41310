/* SPDX-License-Identifier: Apache-2.0 */
#include "../deep_stack.h"

TITLE("NotifyFramePop works on frames far below in the deep stack of a virtual thread.");

/* The frame of each following number has one frame of the method less below it. */
static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jint frames = 0;
    first_deep_frame(NULL, &frames);
    say("FramePop of %d, by exception %s", (int)(DEEP - frames), truth(by_exception));
}

/* While the thread is parked, and when it has returned from half of its frames. */
static void observe(JNIEnv *jni, jobject thread)
{
    static const jint places[][2] = {{700, 1400}, {750, 749}};
    static int round;
    jint frames = 0;
    on(FramePop, popped);
    look_up_deep(jni, "down");
    must(SuspendThread, thread);
    jint first = first_deep_frame(thread, &frames);
    for (int i = 0; i < 2; i++)
        say("NotifyFramePop: %s",
            error_name(ti_if_able(NotifyFramePop, thread, first + places[round][i])));
    must(ResumeThread, thread);
    round++;
}

/* HotSpot interprets the oldest frames, those of the highest numbers, and runs compiled code in the later ones. */
TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BY_FIRST_TIER), .target = "virtual_thread.DeepStack",
     .args = LIST("down"), .probe = observe,
     .needs = {.can_suspend = 1, .can_generate_frame_pop_events = 1});
