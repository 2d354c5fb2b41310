/* SPDX-License-Identifier: Apache-2.0 */
#include "../interrupting.h"
#include "../state.h"

TITLE("A thread that was interrupted before anybody has started it is new, and nothing else.");

static void observe(JNIEnv *jni, jobject thread)
{
    interrupt(jni, thread);
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("new"), .probe = observe);
