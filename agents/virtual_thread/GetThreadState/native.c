/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("The state of a virtual thread in a native method.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "virtual_thread.InState", .args = LIST("native"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS));
