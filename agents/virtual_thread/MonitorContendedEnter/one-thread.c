/* SPDX-License-Identifier: Apache-2.0 */
#include "../contending.h"

TITLE("MonitorContendedEnter and MonitorWait enabled for a virtual thread are posted on no other thread.");

static void JNICALL first_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    say_known_contended_enter(env, jni, thread, object);
    if (monitor_name(jni, object) != NULL)
        off_thread(MonitorContendedEnter, thread);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (strcmp(thread_name(thread), "platform") == 0)
        return;
    on_thread(MonitorContendedEnter, first_enter, thread);
    on_thread(MonitorWait, say_known_wait, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = contending_probe,
     .needs = {.can_generate_monitor_events = 1});
