/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports the state of a virtual thread that is parked in a static initializer.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state_in(thread, JVMTI_THREAD_STATE_WAITING);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("parked-initializing"),
     .probe = observe);
