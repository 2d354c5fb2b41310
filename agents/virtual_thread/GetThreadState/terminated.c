/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("The state of a virtual thread that has ended.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "virtual_thread.InState", .args = LIST("terminated"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS));
