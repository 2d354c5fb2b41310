/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../contending.h"

TITLE("MonitorContendedEntered after Object.wait is posted only where MonitorContendedEnter was, too.");

static atomic_bool attempting, said; /* of the thread that contends with main now */

static void JNICALL enter(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (monitor_name(jni, object) == NULL || strcmp(thread_name(thread), "main") == 0)
        return;
    attempting = true;
    release_point(thread_name(thread));
}

/* Whether to enter again after a wait is to contend is left open: there may be both events. */
static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (monitor_name(jni, object) == NULL || strcmp(thread_name(thread), "main") == 0)
        return;
    bool paired = atomic_exchange(&attempting, false);
    if (!paired || !atomic_exchange(&said, true))
        say("%s: MonitorContendedEntered, paired: %s", thread_name(thread), truth(paired));
}

static void observe(JNIEnv *jni, jobject thread)
{
    attempting = said = false;
    on(MonitorContendedEnter, enter);
    on(MonitorContendedEntered, entered);
}

/* Main gives the monitor up when the handler has been called. */
static void probe(JNIEnv *jni, jobject thread)
{
    static int contentions;
    contending_probe(jni, thread);
    if (thread == NULL)
        arrive_and_wait(++contentions == 1 ? "virtual" : "platform");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .args = LIST("blocked"),
     .probe = probe, .needs = {.can_generate_monitor_events = 1});
