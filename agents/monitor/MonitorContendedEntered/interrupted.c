/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("MonitorContendedEntered is posted for a thread interrupted before or while it is blocked.");

/* The subjects are the lock, the thread on itself, and null while the thread is blocked. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int probes;
    static jthread thread; /* global */
    if (probes == 0) {
        know_monitor(jni, subject, "the lock");
        on(MonitorContendedEnter, say_known_contended_enter);
        on(MonitorContendedEntered, say_known_contended_entered);
    } else if (probes == 1) {
        thread = (*jni)->NewGlobalRef(jni, subject);
        if (!is_case("while-blocked"))
            interrupt_in_java(jni, NULL);
    } else if (!is_case("before")) {
        arrive_and_wait("contending 1");
        wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
        interrupt_in_java(jni, thread);
    }
    probes++;
}

TEST(.target = "monitor.BlockedOrWaiting", .args = LIST("blocked"), .probe = observe,
     .cases = LIST("before", "while-blocked", "twice"),
     .needs = {.can_generate_monitor_events = 1});
