/* SPDX-License-Identifier: Apache-2.0 */
#include "../contending.h"

TITLE("MonitorContendedEnter and MonitorContendedEntered are posted on the virtual thread that waits.");

/* Reacquiring the monitor after Object.wait may have its events too: these are not asked for. */
static void JNICALL first_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    say_known_contended_entered(env, jni, thread, object);
    if (monitor_name(jni, object) != NULL)
        off(MonitorContendedEnter), off(MonitorContendedEntered);
}

static void observe(JNIEnv *jni, jobject thread)
{
    on(MonitorContendedEnter, say_known_contended_enter);
    on(MonitorContendedEntered, first_entered);
}

/* Main gives the monitor up when the handler has been called. */
static void probe(JNIEnv *jni, jobject thread)
{
    static int contentions;
    contending_probe(jni, thread);
    if (thread == NULL)
        arrive_and_wait(++contentions == 1 ? "contending 1" : "contending 2");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = probe,
     .needs = {.can_generate_monitor_events = 1});
