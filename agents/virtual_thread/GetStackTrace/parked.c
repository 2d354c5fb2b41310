/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("The frames of a virtual thread that is parked.");

static void observe(JNIEnv *jni, jobject thread)
{
    settle(thread, JVMTI_THREAD_STATE_WAITING);
    say_stack(thread);
}

TEST(.target = "virtual_thread.InState", .args = LIST("parked"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS));
