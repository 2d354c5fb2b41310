/* SPDX-License-Identifier: Apache-2.0 */
#include "../contending.h"

TITLE("Monitor events enabled for a virtual thread come on it, and not on another.");

static void JNICALL first_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    contended_enter(env, jni, thread, object);
    if (is_lock(jni, object))
        off_thread(MonitorContendedEnter, thread);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (is_platform(thread))
        return;
    on_thread(MonitorContendedEnter, first_enter, thread);
    on_thread(MonitorWait, monitor_wait, thread);
}

CONTENDING_TEST(.timeout = 0);
