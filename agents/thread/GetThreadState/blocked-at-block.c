/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports a thread blocked at a synchronized statement.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("block"), .probe = observe);
