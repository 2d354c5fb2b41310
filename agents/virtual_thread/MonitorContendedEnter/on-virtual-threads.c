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

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = contending_probe,
     .needs = {.can_generate_monitor_events = 1});
