/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("ThreadEnd is posted for a thread that StopThread or a forced return ends at an event.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_end_of(jni, "ThreadEnd", thread, "leaving");
}

static void hold(JNIEnv *jni, jthread thread)
{
    arrive_and_wait("event");
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "thread/LeftAtEvent");
    if (thread == NULL) {
        on(ThreadEnd, ended);
        act_at_first_event(JVMTI_EVENT_BREAKPOINT, NULL, NULL, hold);
        must(SetBreakpoint, method_id(jni, klass, "run", "()V"), 0);
        return;
    }
    must(SuspendThread, thread);
    if (is_case("forced-return"))
        say("ForceEarlyReturnVoid: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    else
        SAY_CALL(StopThread, thread,
                 static_object_field(jni, klass, "SENT", "Ljava/lang/IllegalStateException;"));
    /* Up to 17 StopThread is similar to Thread.stop, which resumes the thread. */
    jvmtiError error = ti(ResumeThread, thread);
    if (error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_SUSPENDED)
        say("ResumeThread: %s", error_name(error));
}

TEST(.target = "thread.LeftAtEvent", .probe = observe, .cases = LIST("forced-return", "stopped"),
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_signal_thread = 1});
