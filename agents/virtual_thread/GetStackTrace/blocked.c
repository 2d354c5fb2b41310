/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("The frames of a virtual thread that wants a monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    settle(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_stack(thread);
}

TEST(.target = "virtual_thread.InState", .args = LIST("blocked"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS));
