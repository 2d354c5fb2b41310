/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"
#include "../pinned.h"

TITLE("MonitorContendedEnter and MonitorContendedEntered are posted on a virtual thread with a native caller.");

/* The thread may show that it is blocked before it is, and look again after its handler whether the
 * monitor is free. */
static void observe(JNIEnv *jni, jthread thread)
{
    arrive_and_wait("contending 1");
    for (int i = 0; i < 20; i++)
        give_others_time();
    await_pinned(thread);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        know_monitor(jni, pinned_lock(jni, "INNER"), "the lock");
        on(MonitorContendedEnter, say_known_contended_enter);
        on(MonitorContendedEntered, say_known_contended_entered);
    }
    pinned_probe(jni, subject);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = probe,
     .cases = LIST("blocked", "jni"), .needs = {.can_generate_monitor_events = 1});
