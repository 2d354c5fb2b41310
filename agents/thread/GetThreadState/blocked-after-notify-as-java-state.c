/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState agrees with Thread.getState on a notified thread that reacquires its monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_java_state(jni, thread);
}

TEST(.target = "thread.InState", .args = LIST("wait", "notified"), .probe = observe);
