/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports that a blocked virtual thread is both interrupted and suspended.");

/* Interrupted before or after it is suspended. */
static void observe(JNIEnv *jni, jobject thread)
{
    jint state = 0;
    if (is_case("before"))
        interrupt_in_java(jni, thread);
    must_suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    if (is_case("after")) {
        interrupt_in_java(jni, thread);
        must(GetThreadState, thread, &state);
        /* It may have woken before it stopped, to look whether it can enter. */
        if ((state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) == 0) {
            must(ResumeThread, thread);
            must_suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
        }
    }
    say_state(thread);
    must(ResumeThread, thread);
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("blocked"), .probe = observe,
     .cases = LIST("before", "after"), .needs = {.can_suspend = 1});
