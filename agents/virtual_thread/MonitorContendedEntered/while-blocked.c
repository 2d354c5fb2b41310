/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorContendedEntered can be enabled and disabled while a virtual thread is blocked.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    say_toggled_event(jni, "MonitorContendedEntered", thread, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    assay_callbacks.MonitorContendedEntered = entered;
    toggle_while_blocked(jni, subject, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.BlockedOrWaiting", .args = LIST("blocked"),
     .probe = observe, .cases = TOGGLE_CASES,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
