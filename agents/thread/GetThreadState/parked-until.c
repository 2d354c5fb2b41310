/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports a thread in LockSupport.parkUntil as parked with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state_with(thread, JVMTI_THREAD_STATE_WAITING);
}

TEST(.target = "thread.ParkedTimed", .args = LIST("until"), .probe = observe);
