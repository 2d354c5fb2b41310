/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports a thread at a synchronized statement as blocked and interrupted.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("block", "interrupted"), .probe = observe);
