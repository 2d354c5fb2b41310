/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "monitors.h"
#include "virtual.h"

TITLE("MonitorWaited can be enabled and disabled while a virtual thread is waiting.");

static atomic_bool toggled;

/* Before that, the thread may wake for no reason and wait again. */
static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    if (toggled)
        say_toggled_event(jni, "MonitorWaited", thread, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    assay_callbacks.MonitorWaited = waited;
    toggle_while_blocked(jni, subject, JVMTI_EVENT_MONITOR_WAITED);
    toggled = subject == NULL;
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.BlockedOrWaiting", .args = LIST("waiting"),
     .probe = observe, .cases = TOGGLE_CASES,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
