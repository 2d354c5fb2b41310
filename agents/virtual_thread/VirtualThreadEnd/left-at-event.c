/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("VirtualThreadEnd is posted for a thread that StopThread or a forced return ends at an event.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_end_of(jni, "VirtualThreadEnd", thread, "leaving");
}

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "thread/LeftAtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    if (is_case("forced-return"))
        say("ForceEarlyReturnVoid: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    else
        say("StopThread: %s", error_name(ti_if_able(StopThread, thread, sent)));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        act_while_suspended(jni, thread);
        return;
    }
    act_at_first_event(JVMTI_EVENT_BREAKPOINT, NULL, NULL, wait_at_event);
    must(SetBreakpoint, method_id(jni, find_class(jni, "thread/LeftAtEvent"), "run", "()V"), 0);
    set_virtual_callbacks(NULL, ended);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.LeftAtEvent", .probe = observe,
     .cases = LIST("forced-return", "stopped"),
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_signal_thread = 1,
               .can_support_virtual_threads = 1});
