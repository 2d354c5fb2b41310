/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("NotifyFramePop works on a virtual thread that is suspended at a breakpoint.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s on %s, by exception %s", method_name(method), thread_name(thread),
        truth(by_exception));
}

static void act(JNIEnv *jni, jthread thread)
{
    on_thread(FramePop, popped, thread);
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, 0)));
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, 1)));
}

static const struct called called = {"callInt", "()I", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callInt"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_support_virtual_threads = 1});
