/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports the state of a virtual thread that is blocked on a monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("blocked"),
     .probe = observe);
