/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("NotifyFramePop works on the current virtual thread, even when its frames pop by an exception.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s on %s, by exception %s", method_name(method), thread_name(thread),
        truth(by_exception));
}

static void act(JNIEnv *jni, jthread self)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    on(FramePop, popped);
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, NULL, 0)));
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, NULL, 1)));
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, self, 2)));
    must(StopThread, self, sent);
}

static const struct called called = {"popped", "(I)I", 8};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("popped"),
     .probe = act_in_callback,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_signal_thread = 1,
               .can_generate_frame_pop_events = 1,
               .can_support_virtual_threads = 1});
