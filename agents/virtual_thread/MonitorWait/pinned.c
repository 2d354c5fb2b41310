/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../pinned.h"

TITLE("MonitorWait and MonitorWaited are posted on a virtual thread with a native caller.");

/* The thread may show that it waits before it gives up the monitor. */
static void observe(JNIEnv *jni, jthread thread)
{
    enter_and_leave_inner(jni);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        know_monitor(jni, pinned_lock(jni, "INNER"), "the lock");
        on(MonitorWait, say_known_wait);
        on(MonitorWaited, say_known_waited);
    }
    pinned_probe(jni, subject);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = probe,
     .cases = LIST("notified", "waiting", "waiting-timed"),
     .needs = {.can_generate_monitor_events = 1});
