/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/interrupting.h"
#include "../situation.h"

TITLE("A virtual thread that was interrupted before its start is new, and nothing else.");

static void observe(JNIEnv *jni, jobject thread)
{
    interrupt(jni, thread);
    say_state(thread);
}

TEST(.target = "virtual_thread.InState", .args = LIST("new"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS));
