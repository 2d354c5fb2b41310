/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("The frames of a virtual thread that is parked with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    settle(thread, JVMTI_THREAD_STATE_WAITING);
    say_stack(thread);
}

TEST(.target = "virtual_thread.InState", .args = LIST("parked-timed"), .probe = observe,
     .since = 21, .vm_args = LIST(CARRIERS));
