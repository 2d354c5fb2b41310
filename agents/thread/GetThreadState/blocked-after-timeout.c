/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of a thread whose wait timed out and that must regain its monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("wait-short", "timed-out"), .probe = observe);
