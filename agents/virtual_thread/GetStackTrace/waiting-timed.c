/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("GetStackTrace returns the frames of a virtual thread in Object.wait with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    wait_for_state(thread, JVMTI_THREAD_STATE_WAITING);
    say_stack_in(thread, "Lvirtual_thread/");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("waiting-timed"),
     .probe = observe);
