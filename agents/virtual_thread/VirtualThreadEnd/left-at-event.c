/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("VirtualThreadEnd is posted for a thread that StopThread or a forced return ends at an event.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    arrive_and_wait("event");
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "virtual") != 0)
        return;
    say("VirtualThreadEnd: virtual, the current thread: %s",
        truth((*jni)->IsSameObject(jni, thread, current_thread())));
    release_end_of("virtual");
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "virtual_thread/LeftAtEvent");
    if (thread == NULL) {
        on(Breakpoint, hit);
        must(SetBreakpoint, method_id(jni, klass, "run", "()V"), 0);
        set_virtual_callbacks(NULL, ended);
        enable_virtual(VIRTUAL_THREAD_END);
        return;
    }
    must(SuspendThread, thread);
    if (is_case("forced-return"))
        say("ForceEarlyReturnVoid: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    else
        SAY_CALL(StopThread, thread,
                 static_object_field(jni, klass, "SENT", "Ljava/lang/IllegalStateException;"));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.LeftAtEvent", .probe = observe,
     .cases = LIST("forced-return", "stopped"),
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_signal_thread = 1,
               .can_support_virtual_threads = 1});
